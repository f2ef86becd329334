export { WrittenCard, WrittenFigure } from './home-cards.ts';
export { policiesTab } from './own-tab.ts';
export { policyRoutes } from './routes.tsx';
