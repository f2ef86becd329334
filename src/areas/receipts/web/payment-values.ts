import type { FieldErrors } from '#platform/shared/errors.ts';
import type { Cents } from '#platform/shared/money.ts';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import { onWire, type TypedMoney } from '#platform/web/inputs/typed-values.ts';
import { type FeeKind, type Kind, type PolicyBalance, type ReceiptInput, receiptInput } from '../contract.ts';
import { hasLastFour, receiptProblems, totalOf } from '../rules.ts';
import type { Method } from '../statuses.ts';

/** One place for an amount; those that stay empty are not sent. */
export interface LineValues {
  rowKey: string;
  policyId: number | null;
  kind: Kind;
  description: string;
  amount: TypedMoney;
}

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

/** The form at its beginning, with what these policies owe filled in. */
export function valuesOf(balances: readonly PolicyBalance[], items: readonly number[]): PaymentValues {
  const lines = balances.flatMap(({ policyId, parts }) =>
    parts.filter(isOffered).map(({ kind, owed }) => ({
      rowKey: `${policyId} ${kind}`,
      policyId,
      kind,
      description: '',
      amount: items.includes(policyId) && owed > 0 ? owed : null,
    })),
  );
  return { officeId: null, method: 'cash', checkNumber: '', lastFour: '', lines, tendered: null, memo: '' };
}

let feesMade = 0;

export function emptyFee(kind: FeeKind): LineValues {
  feesMade += 1;
  return { rowKey: `fee ${feesMade}`, policyId: null, kind, description: '', amount: null };
}

/** Comma-separated ids of policies, as an old link writes them. */
export function readItems(items: string | undefined): number[] {
  return (items ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
}

export function typedTotal(lines: readonly LineValues[]): Cents {
  return totalOf(lines.flatMap(({ amount }) => (typeof amount === 'number' ? { amount } : [])));
}

export function tenderedOf({ method, tendered, lines }: PaymentValues): TypedMoney {
  return tendered === null && method !== 'cash' ? typedTotal(lines) : tendered;
}

/** A fee is in the form because it is to be paid: it is sent, and judged, even while it is empty. */
const isSent = ({ amount, policyId }: LineValues) => amount !== null || policyId === null;

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
  if (needsOffice && values.officeId === null) errors.officeId = ['Choose the office that takes the money.'];
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
