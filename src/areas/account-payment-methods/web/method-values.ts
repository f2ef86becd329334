import { discountProblems, isMga, NO_BASE_PRICE } from '#areas/account-discounts/rules/discounts.ts';
import {
  atFormRows,
  lifetimeOnWire,
  type PricedValues,
  pricedOf,
  pricedValues,
  rowsOnWire,
} from '#areas/account-discounts/web/public.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import { onWire, type TypedMoney } from '#platform/web/inputs/typed-values.ts';
import { type PaymentMethod, savePaymentMethod } from '../contract.ts';
import { CARD_TYPES, type CardType, EXPIRY_YEARS, type PaymentType } from '../statuses.ts';

/** What the form contains, whichever of it the payment type shows. */
export type MethodValues = PricedValues & {
  office_amount: TypedMoney;
  payment_type: PaymentType;
  checkDescription: string;
  /** Digits, or the mask of the stored number, which keeps it. */
  account: string;
  routing: string;
  cardType: CardType | '';
  month: string;
  year: string;
  code: string;
  bill_name: string;
  bill_address: string;
  bill_city: string;
  bill_state: string;
  bill_zip: string;
  /** The payment method that a new one replaces; 0 for none. */
  old_id: number;
};

export function valuesOf(method: PaymentMethod | undefined, basePrice: number): MethodValues {
  const card = method?.cc_detail;
  const isCard = method?.payment_type === 'CC';
  return {
    office_amount: method?.office_amount ?? basePrice,
    payment_type: method?.payment_type ?? 'CHECK',
    checkDescription: method?.checkDescription ?? '',
    account: method?.account ?? '',
    routing: isCard ? '' : (method?.routing ?? ''),
    cardType: (isCard && CARD_TYPES.find((type) => type === method.routing)) || '',
    month: method?.expirationMonth ?? '',
    year: method?.expirationYear ?? '',
    code: '',
    bill_name: card?.bill_name ?? '',
    bill_address: card?.bill_address ?? '',
    bill_city: card?.bill_city ?? '',
    bill_state: card?.bill_state ?? '',
    bill_zip: card?.bill_zip ?? '',
    old_id: 0,
    ...pricedValues(method?.lifetime_discount, method?.discounts),
  };
}

interface Place {
  id: number;
  acct_id: number;
}

/** Reads the form as the server would read what it sends. */
function readValues(values: MethodValues, place: Place) {
  const { payment_type } = values;
  const isCard = payment_type === 'CC';
  const { code, bill_name, bill_address, bill_city, bill_state, bill_zip } = values;
  const expdate = values.month && values.year ? `${values.month}/${values.year.slice(-2)}` : '';
  return savePaymentMethod.body.safeParse({
    ...place,
    ...{ payment_type, old_id: values.old_id, checkDescription: values.checkDescription },
    office_amount: onWire(values.office_amount),
    routing: isCard ? values.cardType : values.routing,
    account: payment_type === 'CHECK' ? '' : values.account,
    lifetime_discount: lifetimeOnWire(values.lifetime),
    discounts: rowsOnWire(values.discounts),
    cc_detail: isCard ? { expdate, code, bill_name, bill_address, bill_city, bill_state, bill_zip } : null,
  });
}

export function inputOf(values: MethodValues, place: Place) {
  const read = readValues(values, place);
  if (!read.success) throw read.error;
  return read.data;
}

interface Known extends Place {
  before: PaymentMethod | undefined;
  today: string;
  packageName: string;
}

/** What is wrong before anything is sent, by the server's own rules. */
export function methodErrors(values: MethodValues, known: Known): Record<string, string> {
  const { before, today, packageName, id, acct_id } = known;
  const errors: FieldErrors = { ...schemaErrors(readValues(values, { id, acct_id })) };
  const priced = pricedOf(values.office_amount, values);
  if (values.office_amount === 0 && isMga(packageName)) errors.office_amount = [NO_BASE_PRICE];
  const ofDiscounts = discountProblems(priced, before?.discounts ?? [], today);
  return formErrors(atForm({ ...ofDiscounts, ...errors }, values));
}

/** What the server says about a field, at the field of the form that it comes from. */
export function atForm(errors: FieldErrors, values: MethodValues): FieldErrors {
  const moved = Object.entries(errors).map(([path, messages]) => [fieldOf(path, values), messages]);
  return atFormRows(Object.fromEntries(moved), values.discounts);
}

function fieldOf(path: string, { payment_type }: MethodValues): string {
  if (path === 'routing' && payment_type === 'CC') return 'cardType';
  if (path === 'cc_detail.expdate') return 'month';
  return path.replace(/^cc_detail\./, '').replace(/^lifetime_discount/, 'lifetime');
}

/** From the current year on; a card that has expired keeps its own. */
export function expiryYears(today: string, chosen: string): string[] {
  const first = Number(today.slice(0, 4));
  const years = Array.from({ length: EXPIRY_YEARS + 1 }, (_, later) => String(first + later));
  return chosen === '' || years.includes(chosen) ? years : [chosen, ...years];
}

export const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
