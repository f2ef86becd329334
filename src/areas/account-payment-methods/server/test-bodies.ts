import { dayAt, USUAL_TIME_ZONE } from '#platform/shared/clock.ts';

export const today = () => dayAt(USUAL_TIME_ZONE, new Date());
export const NEXT_YEAR = `12/${String(Number(today().slice(2, 4)) + 1).padStart(2, '0')}`;
export const VISA = '4111111111111111';

export const check = (acct_id: number, more: object = {}) => ({
  id: 0,
  acct_id,
  payment_type: 'CHECK',
  office_amount: 100,
  ...more,
});
export const ach = (acct_id: number, more: object = {}) =>
  check(acct_id, { payment_type: 'ACH', routing: '021000021', account: '000123456789', ...more });
export const card = (acct_id: number, more: object = {}) =>
  check(acct_id, {
    payment_type: 'CC',
    routing: 'Visa',
    account: VISA,
    cc_detail: { expdate: NEXT_YEAR, code: '737', bill_name: 'Ann Lee', bill_state: 'fl', bill_zip: '33130' },
    ...more,
  });
export const discount = (over: object = {}) => ({
  id: 0,
  amountType: 'A',
  amount: 10,
  effectiveDate: today(),
  ...over,
});
