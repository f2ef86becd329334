import { counted } from '#platform/shared/noun.ts';
import { screenTexts } from '#platform/web/screen-texts.ts';

/** What the screens of this area say. */
export const texts = screenTexts({
  /** What an account was billed and given back. */
  list: {
    billing: 'Billing',
    any: 'Any',
    noneInState: (state: string) => `No row is ${state}.`,
    nothingBilledYet: 'Nothing was billed yet.',
    paidWithCheck: (state: string, checkNumber: string) => `${state}, check ${checkNumber}`,
    paid: 'Paid',
    paidRow: (row: string) => `Paid: ${row}`,
  },
  billNow: {
    billNow: 'Bill Now',
    mostRefunded: (amount: string) => `At most ${amount} can be refunded.`,
    noneToVoid: 'There is none that can be voided',
    voided: 'The row is voided.',
    billed: 'Billed.',
    billedOnItsWay: 'Billed: the charge is on its way.',
    billedInSandbox: 'Billed: the charge is on its way in the SANDBOX.',
    refunded: 'Refunded.',
    refundedOnItsWay: 'Refunded: the charge is on its way.',
    refundedInSandbox: 'Refunded: the charge is on its way in the SANDBOX.',
  },
  /** What the month costs, line by line. */
  proposal: {
    shareOf: (percent: string, amount: string, unit: string) => `${percent} of ${amount} ${unit}`,
    priceTimes: (price: string, count: number, unit: string) => `${price} × ${counted(count, unit)}`,
    thisMonth: 'This month',
    useThisAmount: 'Use this amount',
  },
  check: {
    addACheck: 'Add a Check',
    rowWaitsForNone: 'This row does not wait for a check.',
    noRowWaits: 'No row waits for a check.',
    forAmount: (amount: string) => `For ${amount}`,
    forAmountOf: (amount: string, description: string) => `For ${amount}, ${description}`,
    isPaid: (checkNumber: string) => `Paid with check ${checkNumber}.`,
  },
  forms: {
    billingRow: 'Billing row',
    chooseOne: 'Choose one',
    submit: 'Submit',
  },
  labels: {
    date: 'Date',
    category: 'Category',
    description: 'Description',
    code: 'Code',
    transactionType: 'Transaction Type',
    amount: 'Amount',
    paymentMethodColumn: 'Payment method',
    paymentMethod: 'Payment Method',
    checkNumber: 'Check Number',
    status: 'Status',
  },
});
