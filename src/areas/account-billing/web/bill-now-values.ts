import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import { onWire, type TypedMoney } from '#platform/web/inputs/typed-values.ts';
import { billNow } from '../contract.ts';
import { billNowProblems } from '../rules.ts';
import { CATEGORIES, TRAN_CODES } from '../statuses.ts';

/** Choices are numbers as text, as a select has them; '' for none. */
export type BillNowValues = {
  billingType: string;
  description: string;
  tranCode: string;
  amount: TypedMoney;
  paymentMethod: string;
  /** The row that is voided. */
  billingId: string;
};

export const isVoid = ({ billingType }: BillNowValues) => billingType === String(CATEGORIES.Void);

const choice = (text: string) => (text === '' ? undefined : Number(text));

const nameOf = (value: string) => Object.entries(CATEGORIES).find(([, each]) => String(each) === value)?.[0];

function readValues(values: BillNowValues) {
  const { billingType, description, tranCode, paymentMethod } = values;
  const voids = isVoid(values);
  return billNow.body.safeParse({
    billingType: billingType === '' ? null : { name: nameOf(billingType), value: Number(billingType) },
    description,
    tranCode: choice(tranCode),
    // The server knows the amount of a row that is voided.
    amount: voids ? null : onWire(values.amount),
    paymentMethod: paymentMethod === '' || voids ? null : { id: Number(paymentMethod) },
    billingId: voids ? choice(values.billingId) : undefined,
  });
}

export function inputOf(values: BillNowValues) {
  const read = readValues(values);
  if (!read.success) throw read.error;
  return read.data;
}

/** What is missing, in the documents' words. */
export function billNowErrors(values: BillNowValues): Record<string, string> {
  const read = readValues(values);
  const problems = billNowProblems({
    category: choice(values.billingType),
    tranCode: choice(values.tranCode),
    amount: typeof values.amount === 'number' ? values.amount : undefined,
    paymentMethodId: choice(values.paymentMethod),
    billingId: choice(values.billingId),
  });
  return formErrors({ ...schemaErrors(read), ...problems });
}

/** The code that goes with a category; a void takes either. */
export function codeFor(billingType: string): string {
  if (billingType === String(CATEGORIES.Billing)) return String(TRAN_CODES.Debit);
  return billingType === String(CATEGORIES.Refund) ? String(TRAN_CODES.Refund) : '';
}
