import type { FinancePost } from '#areas/finance-gateway/contract.ts';

/** The policies that a contract finances. */
export const policies = {
  title: 'Policy',
  none: 'No policies on this contract.',
  columns: {
    policy: 'Policy #',
    company: 'Company',
    type: 'Type',
    status: 'Status',
    effective: 'Effective',
    expiration: 'Expiration',
    premium: 'Premium',
    fees: 'Fees and tax',
    takenOver: 'Taken over',
  },
  total: 'Total',
};

export const ledger = {
  title: 'Details',
  beginsWhenApproved: 'The ledger begins when the contract is approved.',
  none: 'No lines yet.',
  columns: {
    type: 'Type',
    date: 'Date',
    subType: 'Sub Type',
    premium: 'Premium',
    policyFee: 'Policy Fee',
    tax: 'Tax',
    mgaFee: 'MGA Fee',
    total: 'Total',
    amount: 'Amount',
    balance: 'Balance',
    transferContract: 'Transfer Contract',
  },
  balanceToday: 'Balance today',
};

export const payments = {
  title: 'Payment',
  none: 'No payments yet.',
  columns: {
    receipt: 'Receipt',
    office: 'Office',
    date: 'Date',
    status: 'Status',
    posted: 'Posted',
    amount: 'Amount',
    billed: 'Billed',
    tendered: 'Tendered',
  },
  active: 'Active',
  void: 'Void',
  totalWithoutVoids: 'Total without voids',
};

/** How far a payment has come on its way to the finance company. */
export const posting = {
  none: 'Nothing to post',
  states: {
    pending: 'Pending',
    posted: 'Posted',
    failed: 'Failed',
    manual: 'Posted manually',
  } satisfies Record<FinancePost['posted'], string>,
  reversals: {
    cancelled: 'Cancelled',
    waiting: 'Being reversed',
    reversed: 'Reversed',
    'by hand': 'Reverse by hand',
  } satisfies Record<NonNullable<FinancePost['reversal']>, string>,
  tryAgain: 'Try again',
  postManually: 'Post Manually',
  done: 'The payment is posted.',
};

/** What an integrated finance company says about the contract. */
export const paymentDetails = {
  title: 'Payment Details',
  error: 'Error',
  /** In the words of the specification. */
  unknown:
    'This contract does not exist in the Finance Company Database. Please contact your Premium Finance Company for contract status. Note: It may take up to 24 hours for a contract to be approved.',
  financeCompany: 'Finance company',
  contractNumber: 'Contract #',
  fundingStatus: 'Funding status',
  contractStatus: 'Contract status',
  amountDue: 'Amount due',
  dateAmountDue: 'Date amount due',
  payoffAmount: 'Payoff amount',
  payoffDate: 'Payoff date',
  paymentsRemaining: 'Payments remaining',
  history: 'History',
  none: 'The finance company has no payments yet.',
  columns: { date: 'Date', transaction: 'Transaction', amount: 'Amount' },
  ok: 'OK',
};

export const attachments = { title: 'Attachments' };

export const log = {
  title: 'Log',
  none: 'Nothing has been changed yet.',
  columns: { when: 'When', who: 'Who', what: 'What', changes: 'Before and after' },
};
