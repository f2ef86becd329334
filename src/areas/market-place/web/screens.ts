export { MarketPlacePage } from './market-place-page.tsx';
