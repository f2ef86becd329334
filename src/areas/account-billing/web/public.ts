export { BillNowDialog } from './bill-now-dialog.tsx';
export { BillingCard, type BillingSearch } from './billing-card.tsx';
export { billingsQuery, proposalQuery } from './billing-queries.ts';
export { CheckDialog } from './check-dialog.tsx';
export { type Proposal, ProposalWorking } from './proposal-working.tsx';
