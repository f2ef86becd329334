export { AddLeadButton } from './add-lead-button.tsx';
export { LeadsByStatusCard } from './home-cards.ts';
export type { LeadCard, LeadTab, LeadTabProps } from './lead-tab.ts';
export { leadRoutes } from './routes.tsx';
