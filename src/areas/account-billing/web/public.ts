export { BillNowDialog } from './bill-now-dialog.tsx';
export { BillingCard } from './billing-card.tsx';
export { proposalQuery } from './billing-queries.ts';
export { CheckDialog } from './check-dialog.tsx';
export { ProposalWorking } from './proposal-working.tsx';
