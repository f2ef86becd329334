export { AddLeadButton } from './add-lead-button.tsx';
export type { LeadTab, LeadTabProps } from './lead-tab.ts';
export { LeadsByStatusCard } from './leads-by-status-card.tsx';
export { leadRoutes } from './routes.tsx';
