import type { PolicyKind } from '#areas/receipts/contract.ts';
import { changeOf, totalOf } from '#areas/receipts/rules.ts';
import type { Method } from '#areas/receipts/statuses.ts';
import type { Random } from './random.ts';

/** What a policy still owes, part by part, in cents; payments take from it. */
export interface DemoDebt {
  policyId: number;
  customerId: number;
  officeId: number | null;
  effdate: string;
  expdate: string;
  premium: number;
  /** Cancelled, or ended by today. */
  isOver: boolean;
  owed: Record<PolicyKind, number>;
}

export interface DemoLine {
  policy_id: number | null;
  kind: string;
  description: string;
  amount: number;
}

const INSTALLMENTS = 12;
const OTHER_FEES = [
  ['Motor vehicle report', 1200],
  ['Notary', 1000],
  ['Copies of the policy', 350],
] as const;
const AGENCY_FEES = [2500, 3500, 5000];

/** The first payment brings the fees and a down payment, the others an installment; some bring a fee of the agency. */
export function makeLines(random: Random, debt: DemoDebt | undefined): DemoLine[] {
  const lines = debt ? installment(debt) : [];
  if (lines.length === 0 || random.chance(0.15)) lines.push(agencyFee(random));
  return lines;
}

function installment({ policyId, premium, owed }: DemoDebt): DemoLine[] {
  const isFirst = owed.premium === premium;
  const share = Math.ceil(premium / INSTALLMENTS);
  const due = { ...owed, premium: Math.min(owed.premium, isFirst ? 2 * share : share) };
  return Object.entries(due)
    .filter(([, amount]) => amount > 0)
    .map(([kind, amount]) => ({ policy_id: policyId, kind, description: '', amount }));
}

function agencyFee(random: Random): DemoLine {
  if (random.chance(0.7))
    return { policy_id: null, kind: 'agency fee', description: '', amount: random.pick(AGENCY_FEES) };
  const [description, amount] = random.pick(OTHER_FEES);
  return { policy_id: null, kind: 'other', description, amount };
}

/** What was paid right when a term began; now and then somebody still owes the last installment. */
export function settlement(random: Random, { policyId, premium, owed }: DemoDebt): DemoLine[] {
  const unpaid = random.chance(0.08) ? Math.ceil(premium / INSTALLMENTS) : 0;
  return Object.entries({ ...owed, premium: owed.premium - unpaid })
    .filter(([, amount]) => amount > 0)
    .map(([kind, amount]) => ({ policy_id: policyId, kind, description: '', amount }));
}

export function payOff(debt: DemoDebt, lines: readonly DemoLine[]): void {
  for (const { policy_id, kind, amount } of lines)
    if (policy_id !== null) debt.owed[kind as PolicyKind] -= amount;
}

const METHODS: readonly Method[] = ['cash', 'cash', 'card', 'check', 'card', 'cash', 'check', 'bank account'];
const TWENTY = 2000;

/** How it was paid: cash rounded up to the next twenty, and the change. */
export function makeTender(random: Random, lines: readonly DemoLine[]) {
  const method = random.pick(METHODS);
  const amount = totalOf(lines);
  const tendered = method === 'cash' && random.chance(0.7) ? Math.ceil(amount / TWENTY) * TWENTY : amount;
  return {
    method,
    amount,
    tendered,
    change_given: changeOf(method, amount, tendered),
    check_number: method === 'check' ? random.fill('1###') : '',
    last_four: method === 'card' || method === 'bank account' ? random.fill('####') : '',
  };
}
