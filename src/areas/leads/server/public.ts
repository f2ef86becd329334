export { addBroughtLead, fillLead } from './bring-in.ts';
export { type Brought, type Conversion, convertLead, type LeadFollower } from './convert-lead.ts';
export { leadLanguageOf } from './language-of.ts';
export { leadHeld, leadSeen, lockLead, type SeenLead } from './lead-seen.ts';
export { LEADS_OF_CUSTOMER } from './merged-customers.ts';
export { leadRoutes } from './routes.ts';
export { findSameLeads, listSame as listSamePeople } from './same-leads.ts';
