// One module, so that the screens of the area make one chunk.
export { TokensPage } from './tokens-page.tsx';
