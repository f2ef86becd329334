import type { PaymentMethod } from '../contract.ts';
import { texts } from './texts.ts';

/** ACH ****6034, First Harbor Bank; Visa ****0002, 09/27; CHECK, Training and travel. */
export function methodWords({
  payment_type,
  routing,
  account,
  bankName,
  cc_detail,
  checkDescription,
}: PaymentMethod): string {
  if (payment_type === 'CC') return texts.method.card(routing, account, cc_detail?.expdate ?? '');
  if (payment_type === 'ACH')
    return bankName ? texts.method.achOfBank(account, bankName) : texts.method.ach(account);
  return checkDescription ? texts.method.checkFor(checkDescription) : texts.method.check;
}
