export { AddLeadButton } from './add-lead-button.tsx';
export { LeadsByStatusCard } from './home-cards.ts';
export { LeadChoice } from './lead-choice.tsx';
export { LEAD_FINDER } from './lead-finder.ts';
export type { LeadCard, LeadTab, LeadTabProps } from './lead-tab.ts';
export { leadActions } from './palette-actions.ts';
export { leadRoutes } from './routes.tsx';
