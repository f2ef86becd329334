import type { PaymentMethod } from '../contract.ts';

/** ACH ****6034, First Harbor Bank; Visa ****0002, 09/27; CHECK, Training and travel. */
export function methodWords({
  payment_type,
  routing,
  account,
  bankName,
  cc_detail,
  checkDescription,
}: PaymentMethod): string {
  if (payment_type === 'CC') return `${routing} ${account}, ${cc_detail?.expdate ?? ''}`;
  if (payment_type === 'ACH') return [`ACH ${account}`, bankName].filter(Boolean).join(', ');
  return ['CHECK', checkDescription].filter(Boolean).join(', ');
}
