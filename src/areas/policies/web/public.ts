export { policiesTab } from './own-tab.tsx';
export { policyActions } from './palette-actions.ts';
export type { PolicyAction } from './policy-action.ts';
export { PolicyActionButton } from './policy-action-button.tsx';
export { policyQuery } from './policy-queries.ts';
export type { PolicyStep, PolicyStepProps } from './policy-step.ts';
export { policyRoutes } from './routes.tsx';
export { WrittenCard } from './written-card.tsx';
export { WrittenFigure } from './written-figure.tsx';
