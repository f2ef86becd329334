import { isDay, mayGoOn, readDay, showDay } from '#platform/shared/dates.ts';
import {
  type Cents,
  type PercentHundredths,
  plainMoney,
  readMoney,
  showPercent,
} from '#platform/shared/money.ts';

/** An amount in a form: cents, nothing, or the text that isn't an amount. */
export type TypedMoney = Cents | string | null;
export type TypedPercent = PercentHundredths | string | null;
export type TypedAmount = TypedMoney | TypedPercent;
/** A date in a form: YYYY-MM-DD, nothing, or the text that is no date. */
export type TypedDay = string | null;

/** Digits and one decimal point: whatever surrounds them in a spreadsheet or a letter is dropped. */
export function keepAmount(typed: string): string {
  const [whole = '', ...decimals] = typed.replaceAll(/[^\d.]/g, '').split('.');
  return decimals.length > 0 ? `${whole}.${decimals.join('')}` : whole;
}

export function keepDigits(typed: string): string {
  return typed.replaceAll(/\D/g, '');
}

export function readTypedAmount(typed: string): TypedAmount {
  return typed.trim() === '' ? null : (readMoney(typed) ?? typed);
}

export function showTypedMoney(value: TypedMoney): string {
  return typeof value === 'number' ? plainMoney(value) : (value ?? '');
}

export function showTypedPercent(value: TypedPercent): string {
  return typeof value === 'number' ? showPercent(value) : (value ?? '');
}

/** The amount without its formatting, to type over. */
export function editTypedAmount(value: TypedAmount, show: (value: TypedAmount) => string): string {
  return typeof value === 'number' ? keepAmount(show(value)) : show(value);
}

/** Dollars or percent for the hundredths inside; text that is no number stays text and is refused as such. */
export function onWire(typed: TypedAmount): number | string | null {
  if (typeof typed === 'number') return typed / 100;
  return typed !== null && Number.isFinite(Number(typed)) ? Number(typed) : typed;
}

export function readTypedDay(typed: string): TypedDay {
  const text = typed.trim();
  return text === '' ? null : (readDay(text) ?? text);
}

/** Of a date that is being typed: a year of two digits may be the half of one, so it stays text until it is finished. */
export function readHalfTypedDay(typed: string): TypedDay {
  return mayGoOn(typed) ? typed.trim() : readTypedDay(typed);
}

export function showTypedDay(value: TypedDay): string {
  if (value === null) return '';
  return isDay(value) ? showDay(value) : value;
}
