import { showDay } from '#platform/shared/dates.ts';
import { showMoney, showPercent } from '#platform/shared/money.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import type { Contract } from '../contract.ts';
import { type ContractValues, valuesOf } from './contract-values.ts';

type Named = readonly { id: number; name: string }[];
type Field = keyof ContractValues;

const LABELS: Record<Exclude<Field, 'transferContractId'>, string> = {
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
};
const MONEY: readonly Field[] = [
  'premium',
  'policyFee',
  'tax',
  'mgaFee',
  'downPayment',
  'amountFinanced',
  'paymentAmount',
];

interface Choices {
  companies: Named;
  policies: Named;
}

/** What somebody else has stored beside what the form contains. */
export function contractDifferences(theirs: Contract, mine: ContractValues, choices: Choices): Difference[] {
  const stored = valuesOf(theirs);
  return (Object.keys(LABELS) as (keyof typeof LABELS)[]).flatMap((field): Difference[] => {
    const [one, other] = [stored, mine].map((values) => words(field, values[field], choices));
    return one === other ? [] : [{ label: LABELS[field], theirs: one ?? '', mine: other ?? '' }];
  });
}

function words(field: Field, value: unknown, { companies, policies }: Choices): string {
  if (value === null || value === '') return '';
  switch (field) {
    case 'compID':
      return nameOf(companies, value);
    case 'policyIds':
      return (value as number[]).map((id) => nameOf(policies, id)).join(', ');
    case 'paidToAgency':
      return value ? 'Yes' : 'No';
    case 'dateFinanced':
      return showDay(String(value));
    default:
      return typeof value === 'number' ? amountWords(field, value) : String(value);
  }
}

const nameOf = (list: Named, id: unknown) => list.find((each) => each.id === id)?.name ?? String(id);
const amountWords = (field: Field, amount: number) =>
  MONEY.includes(field) ? showMoney(amount) : showPercent(amount);
