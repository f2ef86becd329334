import { counted } from '#platform/shared/noun.ts';

export const list = {
  title: 'Finance contracts',
  videos: {
    contracts: 'Finance contracts',
    funding: 'Funding a contract',
    payments: 'Payments on a contract',
  },
  shown: 'List',
  active: 'Active',
  activeCount: (count: number) => `Active ${count}`,
  hidden: 'Hidden',
  hiddenCount: (count: number) => `Hidden ${count}`,
  requestQuote: 'Request a Quote',
  add: 'Add contract',
  none: 'No Finance Contracts found',
  columns: {
    view: 'View',
    edit: 'Edit',
    void: 'Void',
    hide: 'Hide/Show',
    attachment: 'Attachment',
    contractNumber: 'Contract #',
    status: 'Status',
    company: 'Company',
    date: 'Date',
    apr: 'APR',
    payments: 'Payments',
    premium: 'Premium',
    policyFee: 'Policy Fee',
    tax: 'Tax',
    mgaFee: 'MGA Fee',
    total: 'Total',
    amountFinanced: 'Amount Financed',
    balance: 'Balance',
    requote: 'Re-Quote',
    attachments: 'Attachments',
  },
  overdueSince: (amount: string, day: string) => `${amount} overdue since ${day}`,
  attachments: (count: number) => counted(count, 'attachment'),
  /** What the keys do with a row, for the list of all keys. */
  letters: {
    edit: 'Edit the contract of the row',
    files: 'Show the files of the contract of the row',
  },
  /** The same in the foot of the list, each after its key. */
  short: {
    edit: 'edit',
    files: 'attachments',
  },
  overdueMark: 'a payment is overdue',
};

/** Where the customer stands with all contracts. */
export const standing = {
  balance: 'Balance',
  onContracts: (count: number) => `on ${counted(count, 'contract')}`,
  nothingOwed: 'nothing is owed',
  overdue: 'Overdue',
  since: (contract: string, day: string) => `${contract}, since ${day}`,
  nothingOverdue: 'nothing',
  nextDue: 'Next due',
  none: 'None',
  noMorePayments: 'no more payments',
  quotesOpen: 'Quotes open',
  ends: (contract: string, day: string) => `${contract} ends ${day}`,
  ended: (contract: string, day: string) => `${contract} ended ${day}`,
  notApproved: 'not approved yet',
};

export const choosing = {
  title: 'Finance contracts',
  what: 'Contracts that finance the premium of policies',
  whose: 'Whose finance contracts?',
};

export const notFound = {
  title: 'There is no such finance contract',
  mistyped: 'The number in the address may be mistyped.',
  goHome: 'Go to the home page',
};
