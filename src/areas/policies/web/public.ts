export { policiesTab } from './own-tab.ts';
export { policyRoutes } from './routes.tsx';
export { WrittenCard } from './written-card.tsx';
export { WrittenFigure } from './written-figure.tsx';
