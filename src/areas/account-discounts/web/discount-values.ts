import { isDay } from '#platform/shared/dates.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import { onWire, type TypedAmount, type TypedDay } from '#platform/web/inputs/typed-values.ts';
import type { Discount } from '../contract.ts';
import type { AmountType, Priced, Reduction } from '../rules/client-price.ts';
import { isExpired, type SavedDiscount } from '../rules/discounts.ts';
import { texts } from './texts.ts';

/** A row of the editor. What cannot be read is kept as it was typed. */
export type DiscountValues = {
  rowKey: string;
  /** 0 for a new one. */
  id: number;
  amountType: AmountType;
  amount: TypedAmount;
  effectiveDate: TypedDay;
  expirationDate: TypedDay;
};

/** What the forms of a payment method and of an add-on have in common. */
export type PricedValues = {
  lifetime: { amountType: AmountType; amount: TypedAmount };
  discounts: DiscountValues[];
};

let drawn = 0;

export function blankRow(rowKey = `new-${++drawn}`): DiscountValues {
  return { rowKey, id: 0, amountType: 'P', amount: null, effectiveDate: null, expirationDate: null };
}

export function pricedValues(
  lifetime: Reduction | null | undefined,
  discounts: readonly Discount[] = [],
): PricedValues {
  const rows = discounts.map(({ id, amountType, amount, effectiveDate, expirationDate }) => ({
    ...{ rowKey: `saved-${id}`, id, amountType, amount },
    ...{ effectiveDate, expirationDate },
  }));
  return {
    lifetime: { amountType: lifetime?.amountType ?? 'P', amount: lifetime?.amount ?? null },
    // The form begins with a row to type into; the same one each time, or it would count as typed.
    discounts: rows.length > 0 ? rows : [blankRow('first')],
  };
}

const isNothing = (amount: TypedAmount) => amount === null || amount === 0;

/** The effective date waits for an amount. */
export function whyNoEffectiveDate({ amount }: DiscountValues): string | undefined {
  return isNothing(amount) ? texts.rows.typeAnAmountFirst : undefined;
}

/** The expiration date waits for an effective date. */
export function whyNoExpirationDate(row: DiscountValues): string | undefined {
  return (
    whyNoEffectiveDate(row) ?? (row.effectiveDate === null ? texts.rows.enterAnEffectiveDateFirst : undefined)
  );
}

/** A saved discount whose expiration date is before today. */
export function isRowExpired(row: DiscountValues, today: string): boolean {
  return row.id !== 0 && isExpired(readRow(row), today);
}

const isFilled = (row: DiscountValues) =>
  row.id !== 0 || !isNothing(row.amount) || row.effectiveDate !== null;

/** The rows that somebody filled in, as they are sent. */
export function rowsOnWire(rows: readonly DiscountValues[]) {
  return rows
    .filter(isFilled)
    .map(({ rowKey: _, amount, ...row }) => ({ ...row, amount: onWire(amount) ?? 0 }));
}

export function lifetimeOnWire({ amountType, amount }: PricedValues['lifetime']) {
  return { amountType, amount: onWire(amount) ?? 0 };
}

/** What is wrong with the rows that were sent, at the rows of the form. */
export function atFormRows(errors: FieldErrors, rows: readonly DiscountValues[]): FieldErrors {
  const places = rows.flatMap((row, at) => (isFilled(row) ? [at] : []));
  return Object.fromEntries(
    Object.entries(errors).map(([path, messages]) => [
      path.replace(/^discounts\.(\d+)/, (_, sent: string) => `discounts.${places[Number(sent)] ?? sent}`),
      messages,
    ]),
  );
}

const hundredths = (amount: TypedAmount) => (typeof amount === 'number' ? amount : 0);
const dayOf = (typed: TypedDay) => (typed !== null && isDay(typed) ? typed : null);

function readRow({ id, amountType, amount, effectiveDate, expirationDate }: DiscountValues): SavedDiscount {
  return {
    ...{ id, amountType, amount: hundredths(amount) },
    ...{ effectiveDate: dayOf(effectiveDate), expirationDate: dayOf(expirationDate) },
  };
}

/** What the price is computed from while somebody types; what cannot be read does not count yet. */
export function pricedOf(cost: TypedAmount, { lifetime, discounts }: PricedValues) {
  const always = { amountType: lifetime.amountType, amount: hundredths(lifetime.amount) };
  return {
    cost: hundredths(cost),
    lifetime: always.amount > 0 ? always : undefined,
    discounts: discounts.filter(isFilled).map(readRow),
  } satisfies Priced;
}
