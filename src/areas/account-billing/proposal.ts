import type { BillType } from '#areas/account-add-ons/rules.ts';
import type { Cents } from '#platform/shared/money.ts';

/** What an account has that is billed for in a month. */
export interface AccountFigures {
  offices: number;
  employees: number;
  brokers: number;
  customers: number;
  active_customers: number;
  written_premium: Cents;
  receipts: number;
}

interface PricedAddOn {
  name: string;
  bill_type: BillType;
  clientPrice: number;
}

export interface ProposalLine {
  name: string;
  /** How many, or the written premium. */
  quantity: number;
  unit: string;
  /** Cents, or hundredths of a percent of the written premium. */
  price: number;
  isPercent: boolean;
  amount: Cents;
}

const COUNTED: Record<
  Exclude<BillType, 'written_premium'>,
  { unit: string; count: (of: AccountFigures) => number }
> = {
  per_office: { unit: 'office', count: ({ offices }) => offices },
  per_employee: { unit: 'employee', count: ({ employees }) => employees },
  flat_monthly: { unit: 'month', count: () => 1 },
  per_broker: { unit: 'broker', count: ({ brokers }) => brokers },
  per_customer: { unit: 'customer', count: ({ customers }) => customers },
  per_active_customer: { unit: 'active customer', count: ({ active_customers }) => active_customers },
  per_customer_receipt: { unit: 'receipt', count: ({ receipts }) => receipts },
};

/** What a month costs: the client price of each open office, and each add-on by its bill type. */
export function proposeBill(officePrice: Cents, addOns: readonly PricedAddOn[], figures: AccountFigures) {
  const lines = [
    countedLine('Offices', officePrice, 'per_office', figures),
    ...addOns.map(({ name, bill_type, clientPrice }) =>
      bill_type === 'written_premium'
        ? percentLine(name, clientPrice, figures)
        : countedLine(name, clientPrice, bill_type, figures),
    ),
  ];
  return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
}

function countedLine(
  name: string,
  price: Cents,
  type: keyof typeof COUNTED,
  figures: AccountFigures,
): ProposalLine {
  const { unit, count } = COUNTED[type];
  const quantity = count(figures);
  return { name, quantity, unit, price, isPercent: false, amount: quantity * price };
}

/** Rounded half up; no part of it is negative. */
function percentLine(
  name: string,
  price: number,
  { written_premium: premium }: AccountFigures,
): ProposalLine {
  const amount = Number((BigInt(premium) * BigInt(price) * 2n + 10_000n) / 20_000n);
  return { name, quantity: premium, unit: 'written premium', price, isPercent: true, amount };
}
