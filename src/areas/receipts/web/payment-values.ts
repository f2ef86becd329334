import { type Appendage, ENTRY_TYPES, type EntryType } from '#areas/finance-gateway/statuses.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { Cents } from '#platform/shared/money.ts';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import { onWire, type TypedMoney } from '#platform/web/inputs/typed-values.ts';
import {
  type ContractBalance,
  type FeeKind,
  type Kind,
  type PolicyBalance,
  type ReceiptInput,
  receiptInput,
} from '../contract.ts';
import { hasLastFour, isFee, receiptProblems, totalOf } from '../rules.ts';
import type { Method } from '../statuses.ts';
import { type PaymentLink, readLink } from './payment-link.ts';
import { texts } from './texts.ts';

/** One place for an amount; those that stay empty are not sent. */
export interface LineValues {
  rowKey: string;
  policyId: number | null;
  contractId: number | null;
  kind: Kind;
  paymentAppendage: Appendage | null;
  entryType: EntryType | null;
  payoff: boolean;
  description: string;
  amount: TypedMoney;
}

const BARE = {
  policyId: null,
  contractId: null,
  paymentAppendage: null,
  entryType: null,
  payoff: false,
  description: '',
  amount: null,
};

// A type and not an interface: a form wants values with an index.
export type PaymentValues = {
  officeId: number | null;
  method: Method;
  checkNumber: string;
  lastFour: string;
  lines: LineValues[];
  /** Empty means the exact total, except for cash. */
  tendered: TypedMoney;
  memo: string;
};

type Part = PolicyBalance['parts'][number];

/** A kind that was never billed nor paid is not offered; the premium always is. */
export function isOffered({ kind, billed, paid }: Part): boolean {
  return kind === 'premium' || billed > 0 || paid > 0;
}

export const contractRowKey = (contractId: number, appendage: Appendage) =>
  `contract ${contractId} ${appendage}`;

/** The form at its beginning, with what the link asks for filled in. */
export function valuesOf(
  balances: readonly PolicyBalance[],
  contracts: readonly ContractBalance[],
  link: PaymentLink,
): PaymentValues {
  const policyLines = balances.flatMap(({ policyId, parts }) =>
    parts.filter(isOffered).map(({ kind, owed }) => ({
      ...BARE,
      rowKey: `${policyId} ${kind}`,
      policyId,
      kind,
      amount: link.policies.includes(policyId) && owed > 0 ? owed : null,
    })),
  );
  const lines = [...policyLines, ...contracts.flatMap((contract) => contractLinesOf(contract, link))];
  return { officeId: null, method: 'cash', checkNumber: '', lastFour: '', lines, tendered: null, memo: '' };
}

type ContractPart = ContractBalance['parts'][number];

/** What a link to the payment of a contract is about, as long as the contract takes it. */
function isMeant(
  { contractId }: ContractBalance,
  part: ContractPart,
  { contract: asked }: PaymentLink,
): boolean {
  return (
    asked?.id === contractId &&
    asked.kind === part.kind &&
    part.most > 0 &&
    (asked.appendage === null ||
      part.kind !== 'additional premium' ||
      asked.appendage === part.paymentAppendage)
  );
}

/** The row of the form that the link is about; nothing when its contract takes no such payment. */
export function meantRow(contracts: readonly ContractBalance[], link: PaymentLink): string | undefined {
  const rows = contracts.flatMap((contract) =>
    contract.parts
      .filter((part) => isMeant(contract, part, link))
      .map(({ paymentAppendage }) => contractRowKey(contract.contractId, paymentAppendage)),
  );
  return rows[0];
}

function contractLinesOf(contract: ContractBalance, link: PaymentLink): LineValues[] {
  const { contract: asked } = link;
  const payable = contract.parts.filter(({ most }) => most > 0);
  return payable.map((part) => {
    const { kind, paymentAppendage, owed } = part;
    const line: LineValues = {
      ...BARE,
      rowKey: contractRowKey(contract.contractId, paymentAppendage),
      contractId: contract.contractId,
      kind,
      paymentAppendage,
    };
    if (!asked || !isMeant(contract, part, link)) return line;
    const payoff = kind === 'finance payment' && asked.payoff && contract.payoff !== null;
    return {
      ...line,
      payoff,
      entryType: ENTRY_TYPES.find((each) => each === asked.entryType) ?? null,
      amount: payoff ? contract.payoff : (asked.amount ?? (owed > 0 ? owed : null)),
    };
  });
}

/** A place for each amount that can be paid, all of them empty. */
export function offeredLines(
  balances: readonly PolicyBalance[],
  contracts: readonly ContractBalance[],
): LineValues[] {
  return valuesOf(balances, contracts, readLink({})).lines;
}

/** What changes in a form when other amounts can be paid than before: fees are nobody's offer and stay. */
export function changedLines(lines: readonly LineValues[], offered: readonly LineValues[]) {
  const isAmong = (among: readonly LineValues[], { rowKey }: LineValues) =>
    among.some((each) => each.rowKey === rowKey);
  return {
    gone: lines.filter((line) => !isFee(line.kind) && !isAmong(offered, line)),
    added: offered.filter((line) => !isAmong(lines, line)),
  };
}

let feesMade = 0;

export function emptyFee(kind: FeeKind): LineValues {
  feesMade += 1;
  return { ...BARE, rowKey: `fee ${feesMade}`, kind };
}

export function typedTotal(lines: readonly LineValues[]): Cents {
  return totalOf(lines.flatMap(({ amount }) => (typeof amount === 'number' ? { amount } : [])));
}

export function tenderedOf({ method, tendered, lines }: PaymentValues): TypedMoney {
  return tendered === null && method !== 'cash' ? typedTotal(lines) : tendered;
}

/** A fee is in the form because it is to be paid: it is sent, and judged, even while it is empty. */
const isSent = ({ amount, kind }: LineValues) => amount !== null || isFee(kind);

function readValues(values: PaymentValues) {
  const { method, checkNumber, lastFour } = values;
  return receiptInput.safeParse({
    officeId: values.officeId,
    method,
    checkNumber: method === 'check' ? checkNumber : '',
    lastFour: hasLastFour(method) ? lastFour : '',
    lines: values.lines.filter(isSent).map((line) => ({ ...line, amount: onWire(line.amount) })),
    tendered: onWire(tenderedOf(values)),
    memo: values.memo,
  });
}

export function inputOf(values: PaymentValues): ReceiptInput {
  const read = readValues(values);
  if (!read.success) throw read.error;
  return read.data;
}

/** What is wrong with the form, each message at its field; the server judges by the same rules. */
export function paymentErrors(values: PaymentValues, needsOffice: boolean): Record<string, string> {
  const read = readValues(values);
  const errors = read.success ? receiptProblems(read.data) : schemaErrors(read);
  if (needsOffice && values.officeId === null) errors.officeId = [texts.tender.chooseOfficeFirst];
  return formErrors(atFormLines(errors, values.lines));
}

/** The lines that were sent are some of those in the form; a message about a policy is shown at its amount. */
export function atFormLines(errors: FieldErrors, lines: readonly LineValues[]): FieldErrors {
  const sent = lines.flatMap((line, at) => (isSent(line) ? [at] : []));
  return Object.fromEntries(
    Object.entries(errors).map(([path, messages]) => {
      const [list, at, field] = path.split('.');
      if (list !== 'lines' || at === undefined) return [path, messages];
      const place = field === 'description' ? field : 'amount';
      return [`lines.${sent[Number(at)] ?? at}.${place}`, messages];
    }),
  );
}
