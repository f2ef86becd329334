import type { AgreementForm } from '../../rules/agreement.ts';
import type { ContractStatus } from '../../statuses.ts';
import type { ContractValues } from '../contract-values.ts';

export const statuses = {
  Quoted: 'Quoted',
  Approved: 'Approved',
  Voided: 'Voided',
} satisfies Record<ContractStatus, string>;

export const answers = { yes: 'Yes', no: 'No' };

/** What each field of a contract is called where it is entered, in the order in which differences are shown. */
export const labels = {
  compID: 'Finance Co',
  contractNumber: 'Contract #',
  agreementID: 'Agreement #',
  contractStatus: 'Status',
  paidToAgency: 'Paid to Agency',
  premium: 'Total Premium',
  policyFee: 'Policy Fee',
  tax: 'Tax',
  mgaFee: 'MGA Fee',
  downPayment: 'Down Payment',
  amountFinanced: 'Amount Financed',
  APR: 'APR',
  dateFinanced: 'Date Financed',
  numberPayments: '# Payments',
  paymentAmount: 'Payment Amount',
  policyIds: 'Policies',
  memo: 'Finance Memo',
} satisfies Record<Exclude<keyof ContractValues, 'transferContractId'>, string>;

export const form = {
  adding: 'Add finance contract',
  notEditable: (contract: string) => `${contract} cannot be edited`,
  showContract: 'Show the contract',
  label: 'Finance contract',
  contract: 'Contract',
  noCompany: 'The agency has no finance company yet. Administrators add them under Companies.',
  chooseCompany: 'Choose a finance company',
  noCompanyYet: 'There is no finance company yet',
  noPolicies: 'There is no policy to finance yet.',
  financedPolicies: 'Financed policies',
  policy: (policy: string, company: string, from: string, to: string, total: string) =>
    `${policy}, ${company}, ${from} to ${to}, ${total}`,
  /** Which contracts have a policy already: "GP-1 (Approved, rolled over into GP-2), GP-2 (Approved)". */
  alreadyOn: (contracts: string) => `Already on ${contracts}`,
  rolledOver: (contract: string, status: string, into: string) =>
    `${contract} (${status}, rolled over into ${into})`,
  alreadyPaid: (amount: string) =>
    `${amount} of this is already paid. Once it is financed, that money stands as prepaid.`,
  alreadyPaidOn: (amount: string, policies: string) =>
    `${amount} of this is already paid on ${policies}. Once it is financed, that money stands as prepaid.`,
  toRollOver: 'Contract to roll over',
  none: 'None',
  rollable: (contract: string, balance: string) => `${contract}, balance ${balance}`,
  money: 'Money',
  payments: 'Payments',
  computed: (value: string) => `${value}, computed`,
  aprIsOff: (apr: string) =>
    `The APR of these payments is ${apr}: what you entered is more than 1/8 point off.`,
  memo: 'Memo',
  saved: 'Saved',
};

/** The figures that follow from what was entered, and how. */
export const working = {
  total: 'Total',
  financed: 'Financed',
  totalOfPayments: 'Total of payments',
  how: (figure: string) => `How: ${figure}`,
  /** Parts are put in as "$1,000.00 + $10.00 + $5.00 + $0.00". */
  totalSum: (parts: string, total: string) => `Premium + policy fee + tax + MGA fee: ${parts} = ${total}.`,
  financedSum: (total: string, down: string, financed: string) =>
    `Total − down payment: ${total} − ${down} = ${financed}.`,
  financedSumRolled: (total: string, down: string, rolled: string, financed: string) =>
    `Total − down payment + rolled over: ${total} − ${down} + ${rolled} rolled over = ${financed}.`,
  enteredInstead: (amount: string) => `You entered ${amount} instead.`,
  aprRule: 'By Regulation Z, Appendix J: the first payment is due 25 days after the advance.',
};

export const agreement = {
  print: {
    GPF: 'Print GPF Finance Agreement',
    ETI: 'Print ETI Finance Agreement',
  } satisfies Record<AgreementForm, string>,
  saveContract: 'Save the contract first.',
  saveChanges: 'Save your changes first.',
};
