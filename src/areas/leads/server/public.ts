export { addBroughtLead, fillLead, findSameLeads } from './bring-in.ts';
export type { LeadFollower } from './convert-lead.ts';
export { leadHeld, leadSeen, type SeenLead } from './lead-seen.ts';
export { leadRoutes } from './routes.ts';
