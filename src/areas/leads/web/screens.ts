// One module, so that the screens of the area make one chunk.
export { AddLeadPage } from './add-lead-page.tsx';
export { AllLeadsPage } from './all-leads-page.tsx';
export { EditLeadPage } from './edit-lead-page.tsx';
export { FollowUpsPage } from './follow-ups-page.tsx';
export { loadActions } from './lead-actions.ts';
export { LeadListPage } from './lead-list-page.tsx';
export { LeadNotFoundPage } from './lead-not-found-page.tsx';
export { LeadPage } from './lead-page.tsx';
export { LeadsLogPage } from './leads-log-page.tsx';
export { LookupPage } from './lookup-page.tsx';
export { SnapshotPage } from './snapshot-page.tsx';
export { StatsPage } from './stats-page.tsx';
