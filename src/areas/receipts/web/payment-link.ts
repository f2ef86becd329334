import type { Appendage } from '#areas/finance-gateway/statuses.ts';
import { readMoney } from '#platform/shared/money.ts';
import type { ContractKind } from '../contract.ts';

/** What an old link to the payment form says, as the address has it. */
export interface LinkSearch {
  items?: string | undefined;
  financeAmount?: string | undefined;
  paymentAppendage?: string | undefined;
  entryType?: string | undefined;
  isFinancePayment?: string | undefined;
  isProcessDownPayment?: string | undefined;
  isAdditionalPremium?: string | undefined;
  payoff?: string | undefined;
}

/** What the form begins with: policies, or one kind of payment on one contract. */
export interface PaymentLink {
  policies: number[];
  contract: {
    id: number;
    kind: ContractKind;
    /** Cents; nothing means what is due. */
    amount: number | null;
    appendage: Appendage | null;
    entryType: string | null;
    payoff: boolean;
  } | null;
}

/** Comma-separated ids, as an old link writes them. */
function readIds(items: string | undefined): number[] {
  return (items ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
}

const isOn = (flag: string | undefined) => flag === '1' || flag === 'true';

/** With one of the flags of a contract `items` is the contract; otherwise they are the policies. */
export function readLink(search: LinkSearch): PaymentLink {
  const ids = readIds(search.items);
  const kind = kindOf(search);
  const [id] = ids;
  if (!kind || id === undefined) return { policies: kind ? [] : ids, contract: null };
  const amount = readMoney(search.financeAmount ?? '') ?? null;
  return {
    policies: [],
    contract: {
      id,
      kind,
      amount: amount !== null && amount > 0 ? amount : null,
      appendage: (search.paymentAppendage as Appendage | undefined) ?? null,
      entryType: search.entryType ?? null,
      payoff: isOn(search.payoff),
    },
  };
}

/** A link to a down payment may say that it is a finance payment as well. */
function kindOf(search: LinkSearch): ContractKind | undefined {
  if (isOn(search.isProcessDownPayment)) return 'down payment';
  if (isOn(search.isAdditionalPremium)) return 'additional premium';
  return isOn(search.isFinancePayment) ? 'finance payment' : undefined;
}
