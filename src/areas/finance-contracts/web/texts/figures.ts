import { counted } from '#platform/shared/noun.ts';
import type { InstallmentState } from '../../rules/installment-states.ts';

export const head = {
  overdue: (count: number) => `${count} overdue`,
  hidden: 'Hidden',
  balance: (amount: string) => `Balance ${amount}`,
  financed: (day: string) => `financed ${day}`,
  agreement: (number: string) => `agreement ${number}`,
  rolledOver: (contract: string) => `rolled over into ${contract}`,
};

/** The four figures of a contract. Items are put in as "down payment and 2 payments". */
export const figures = {
  label: 'Where the contract stands',
  balance: 'Balance',
  beginsWhenApproved: 'Begins when the contract is approved',
  voided: 'The contract is voided',
  rolledOver: (contract: string) => `Rolled over into ${contract}`,
  paid: (paid: string, all: string, count: number, of: number) => `${paid} of ${all} paid, ${count} of ${of}`,
  overdue: 'Overdue',
  nothingOverdue: 'Nothing is overdue',
  lateOne: (item: string, day: string, days: number) => `${item}, due ${day}, ${counted(days, 'day')} ago`,
  lateSeveral: (items: string, day: string, days: number) =>
    `${items}, the first due ${day}, ${counted(days, 'day')} ago`,
  nextDue: 'Next due',
  none: 'None',
  noMorePayments: 'No more payments',
  dueToday: (day: string) => `${day}, today`,
  dueIn: (day: string, days: number) => `${day}, in ${counted(days, 'day')}`,
  downPayments: (count: number) => (count === 1 ? 'down payment' : `${count} down payments`),
  payments: (count: number) => counted(count, 'payment'),
  and: (downPayments: string, payments: string) => `${downPayments} and ${payments}`,
  payoff: 'Payoff today',
  nothingToPayOff: 'Nothing to pay off',
  payoffs: (balance: string, refund: string, actuarial: string) =>
    `Rule of 78: ${balance} − ${refund}; actuarial ${actuarial}`,
  how: 'How',
  charge: (charge: string, left: number, all: number) =>
    `Finance charge ${charge}; ${left} of ${all} payments are due after today.`,
  chargeWithFee: (charge: string, fee: string, left: number, all: number) =>
    `Finance charge ${charge}, of which the set-up fee of ${fee} is not refunded; ${left} of ${all} payments are due after today.`,
  /** What is reckoned is put in: "$97.97 × 15 ÷ 55", and for the payoff "$673.10 − $26.72 = $646.38". */
  ruleOf78: (share: string, refund: string, payoff: string) =>
    `Rule of 78: ${share} = ${refund} refunded; ${payoff}.`,
  ruleOf78InPart: (share: string, unearned: string, refund: string, payoff: string) =>
    `Rule of 78: ${share} = ${unearned}, of which ${refund} can still be refunded; ${payoff}.`,
  actuarial: (refund: string, payoff: string) =>
    `Actuarial: the interest of the payments to come, less what the days since the last due day have earned, is ${refund}; ${payoff}.`,
  actuarialAtMost: (most: string, refund: string, payoff: string) =>
    `Actuarial: the interest of the payments to come, less what the days since the last due day have earned, and at most ${most}, is ${refund}; ${payoff}.`,
  payoffRule:
    'The counter takes the payoff by the Rule of 78. The refund is never more than the charge or the balance.',
};

export const schedule = {
  title: 'Schedule',
  planned: (count: number) =>
    `Payments planned: ${count}. Their due dates are set when the contract is approved.`,
  setWhenApproved: 'The payments are set when the contract is approved.',
  voided: 'This contract is voided: no payment is due.',
  none: 'No payments are set yet.',
  showAs: 'Show as',
  bars: 'Bars',
  table: 'Table',
  states: {
    paid: 'Paid',
    overdue: 'Overdue',
    next: 'Next',
    later: 'Later',
    closed: 'Closed',
  } satisfies Record<InstallmentState, string>,
  /** Overdue, where there is little room. */
  late: 'Late',
  principal: 'Principal',
  interestWithFee: 'Interest, including the set-up fee',
  today: (day: string) => `Today ${day}`,
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  /** What the bars show, for someone who cannot see them. */
  inWords: (count: number, paid: number, overdue: number) =>
    `${counted(count, 'payment')}: ${paid} paid, ${overdue} overdue. The table lists each.`,
  inWordsWithNext: (count: number, paid: number, overdue: number, amount: string, day: string) =>
    `${counted(count, 'payment')}: ${paid} paid, ${overdue} overdue, next ${amount} on ${day}. The table lists each.`,
  columns: {
    due: 'Due',
    principal: 'Principal',
    interest: 'Interest',
    payment: 'Payment',
    paid: 'Paid',
    state: 'State',
  },
  total: 'Total',
};

export const terms = {
  title: 'Terms',
  onlyApproved: 'APR and number of payments are shown only while a contract is approved.',
  onceApproved: 'APR and number of payments are shown once the contract is approved.',
  apr: 'APR',
  amountFinanced: 'Amount financed',
  financeCharge: 'Finance charge',
  totalOfPayments: 'Total of payments',
  numberPayments: '# Payments',
  paymentAmount: 'Payment amount',
  downPayment: 'Down payment',
  rolledOver: 'Rolled over',
  funded: 'Funded',
  stillToFund: 'Still to fund',
  toReturn: 'Funded, to be returned',
  dateFinanced: 'Date financed',
  paidToAgency: 'Paid to agency',
  withAdditional: 'With additional premium',
  additionalPremium: 'Additional premium',
  total: 'Total',
  amountFrom: (amount: string, day: string) => `${amount} from ${day}`,
  memo: 'Finance memo',
  howApr: 'How the APR is figured',
  advanced: (day: string) => `Advanced on ${day}.`,
  advancedFirstDay: (day: string) => `Advanced on ${day}, the policies' first day.`,
  /** In place of the payments between the second and the last. */
  andSoOn: 'And so on, each a month after the one before.',
  enteredInstead: (apr: string) => `Entered by hand instead: ${apr}.`,
  aprRule:
    'Regulation Z, Appendix J: the unit-period method. The first payment is due 25 days after the advance.',
};
