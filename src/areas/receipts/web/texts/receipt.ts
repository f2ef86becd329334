import type { FinancePost } from '#areas/finance-gateway/contract.ts';
import type { STATUSES } from '../../statuses.ts';

/** What each field of a receipt is called. */
export const labels = {
  receipt: 'Receipt',
  receiptNumber: 'Receipt number',
  date: 'Date',
  office: 'Office',
  receivedFrom: 'Received from',
  paidBy: 'Paid by',
  checkNumber: 'Check number',
  lastFour: 'Last four digits',
  takenBy: 'Taken by',
  taken: 'Taken',
  day: 'Day',
  memo: 'Memo',
  status: 'Status',
  billed: 'Billed',
  tendered: 'Tendered',
  change: 'Change',
};

export const statuses = {
  active: 'Active',
  void: 'Void',
} satisfies Record<(typeof STATUSES)[number], string>;

export const list = {
  what: 'Money taken at the counter',
  any: 'Any',
  anyone: 'Anyone',
  none: 'No receipts yet.',
  noneMatch: 'No receipts match. Change the filters.',
};

export const receipt = {
  /** What the palette offers for a receipt. */
  printNumber: (number: number) => `Print receipt ${number}`,
  othersOf: (customer: string) => `All receipts of ${customer}`,
  title: (number: number) => `Receipt ${number}`,
  print: 'Print',
  pdf: 'PDF',
  void: 'Void',
  alreadyVoid: 'This receipt is already void.',
  paymentTaken: 'Payment taken',
  paidBy: (method: string) => `Paid by ${method.toLowerCase()}.`,
  isVoid: 'This receipt is void',
  payment: 'Payment',
};

export const lines = {
  title: 'Lines',
  none: 'No lines.',
  paidFor: 'For',
  policyOrContract: 'Policy or contract',
  amount: 'Amount',
  lineId: (id: number) => `ReceiptDetail ID ${id}`,
  contract: (number: string) => `Contract ${number}`,
};

/** How far a payment on a finance contract has come. */
export const posts = {
  states: {
    pending: 'Being posted to the finance company',
    failed: 'Not posted to the finance company',
    manual: 'Posted manually',
  } satisfies Record<Exclude<FinancePost['posted'], 'posted'>, string>,
  /** With the number that the finance company gave it. */
  posted: (number: string) => `Posted: ${number}`,
  inSandbox: (state: string) => `${state} (SANDBOX)`,
  reversals: {
    cancelled: 'Never posted',
    waiting: 'Being reversed at the finance company',
    reversed: 'Reversed at the finance company',
    'by hand': 'Posted manually, to be reversed by hand',
  } satisfies Record<NonNullable<FinancePost['reversal']>, string>,
  reverseByHand: 'The payment was posted manually: contact the finance company to reverse it there as well.',
};

export const voiding = {
  title: (number: number) => `Void receipt ${number}?`,
  nothingOwedAgain: 'Nothing will be owed again, because this receipt paid only for fees or prepayments.',
  onPolicy: (amount: string, kind: string, policy: string) =>
    `${amount} of ${kind.toLowerCase()} on ${policy}`,
  onContract: (amount: string, kind: string, contract: string) =>
    `${amount} of ${kind.toLowerCase()} on contract ${contract}`,
  /** Takes one of the two above. */
  owedAgain: (part: string) => `${part} will be owed again.`,
  severalOwedAgain: (total: string, parts: readonly string[]) =>
    `${total} will be owed again: ${parts.join(', ')}.`,
  restWasForFees: (amount: string) => `The other ${amount} was for fees or prepayments.`,
  cannotBeUndone: 'This cannot be undone.',
  reason: 'Reason',
  submit: 'Void the receipt',
  done: (number: number) => `Receipt ${number} is void.`,
};

export const notFound = {
  title: 'There is no such receipt',
  whatToDo: 'The number in the address may be mistyped, or it belongs to another office.',
  showAll: 'Show all receipts',
};
