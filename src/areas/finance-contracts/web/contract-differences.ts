import { showDay } from '#platform/shared/dates.ts';
import { showMoney, showPercent } from '#platform/shared/money.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import type { Contract } from '../contract.ts';
import { type ContractValues, valuesOf } from './contract-values.ts';
import { texts } from './texts.ts';

type Named = readonly { id: number; name: string }[];
type Field = keyof ContractValues;

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
  return (Object.keys(texts.labels) as (keyof typeof texts.labels)[]).flatMap((field): Difference[] => {
    const [one, other] = [stored, mine].map((values) => words(field, values[field], choices));
    return one === other ? [] : [{ label: texts.labels[field], theirs: one ?? '', mine: other ?? '' }];
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
      return value ? texts.answers.yes : texts.answers.no;
    case 'contractStatus':
      return texts.statuses[value as ContractValues['contractStatus']];
    case 'dateFinanced':
      return showDay(String(value));
    default:
      return typeof value === 'number' ? amountWords(field, value) : String(value);
  }
}

const nameOf = (list: Named, id: unknown) => list.find((each) => each.id === id)?.name ?? String(id);
const amountWords = (field: Field, amount: number) =>
  MONEY.includes(field) ? showMoney(amount) : showPercent(amount);
