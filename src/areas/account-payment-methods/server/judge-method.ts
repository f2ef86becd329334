import { discountProblems, isMga, NO_BASE_PRICE } from '#areas/account-discounts/rules/discounts.ts';
import { sentDiscounts } from '#areas/account-discounts/server/public.ts';
import { findBank } from '#areas/banks/server/public.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { PaymentMethod } from '../contract.ts';
import { cardProblem, expiryProblem, keepsNumber } from '../rules.ts';
import { CARD_TYPES } from '../statuses.ts';
import type { Save } from './save-method.ts';

interface Known {
  before: PaymentMethod | undefined;
  today: string;
  packageName: string;
}

/** What is wrong with a payment method, by field. */
export async function judgeMethod(call: Save, { before, today, packageName }: Known): Promise<FieldErrors> {
  const { body } = call;
  const errors: FieldErrors = {};
  if (before && before.acct_id !== body.acct_id)
    errors.acct_id = ['This payment method is of another account.'];
  if (body.office_amount === 0 && isMga(packageName)) errors.office_amount = [NO_BASE_PRICE];
  if (body.payment_type === 'ACH') await judgeBankAccount(call, before, errors);
  if (body.payment_type === 'CC') judgeCard(call, before, today, errors);
  const sent = sentDiscounts(body.lifetime_discount ?? undefined, body.discounts);
  const ofDiscounts = discountProblems({ cost: body.office_amount, ...sent }, before?.discounts ?? [], today);
  return { ...errors, ...ofDiscounts };
}

/** A number that is left out is the stored one, as long as the type stays. */
function isNumberKept({ body }: Save, before: PaymentMethod | undefined): boolean {
  return before?.payment_type === body.payment_type && keepsNumber(body.account);
}

async function judgeBankAccount(
  call: Save,
  before: PaymentMethod | undefined,
  errors: FieldErrors,
): Promise<void> {
  const { db, body } = call;
  if (!isNumberKept(call, before) && keepsNumber(body.account))
    errors.account = ['Enter the account number.'];
  const bank = await findBank(db, body.routing);
  if (!bank.valid) errors.routing = ['Enter a valid routing number of 9 digits.'];
}

function judgeCard(call: Save, before: PaymentMethod | undefined, today: string, errors: FieldErrors): void {
  const { body } = call;
  const type = CARD_TYPES.find((each) => each === body.routing);
  if (!type) errors.routing = ['Choose a credit card type.'];
  const isKept = isNumberKept(call, before);
  if (isKept && type && type !== before?.routing) errors.account = ['Enter the number of the other card.'];
  if (!isKept) {
    const problem = keepsNumber(body.account)
      ? 'Enter the card number.'
      : type && cardProblem(type, body.account);
    if (problem) errors.account = [problem];
  }
  const expiry = expiryProblem(body.cc_detail?.expdate ?? '', today);
  if (expiry) errors['cc_detail.expdate'] = [expiry];
}
