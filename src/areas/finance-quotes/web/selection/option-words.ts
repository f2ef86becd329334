import { dueDays } from '#areas/finance-gateway/rules/terms.ts';
import { showDay } from '#platform/shared/dates.ts';
import { type Cents, showMoney, showPercent } from '#platform/shared/money.ts';
import type { FinanceContext, PayOption } from '../../contract.ts';

/** What the credit costs: the finance charge. Stamps are a tax and no part of it. */
export function creditCost({ Interest, SetupFee }: Pick<PayOption, 'Interest' | 'SetupFee'>): Cents {
  return Interest + SetupFee;
}

export function paidInAll({
  DownPay,
  TotalOfPayments,
}: Pick<PayOption, 'DownPay' | 'TotalOfPayments'>): Cents {
  return DownPay + TotalOfPayments;
}

/** As "9 × $112.18 and $112.20". */
function paymentWords({ NumberOfPay, MonthlyPayment, LastPayment }: PayOption, and = ' and '): string {
  if (MonthlyPayment === LastPayment || NumberOfPay === 1)
    return `${NumberOfPay} × ${showMoney(LastPayment)}`;
  return `${NumberOfPay - 1} × ${showMoney(MonthlyPayment)}${and}${showMoney(LastPayment)}`;
}

/** The option in one sentence: what is paid, and when. */
export function optionSentence(
  option: PayOption,
  { firstDueDate }: Pick<FinanceContext, 'firstDueDate'>,
): string {
  const last = dueDays(firstDueDate, option.NumberOfPay).at(-1) ?? firstDueDate;
  const days = `from ${showDay(firstDueDate)} to ${showDay(last)}`;
  const today = option.DownPay > 0 ? `${showMoney(option.DownPay)} today, then ` : '';
  return `${today}${paymentWords(option)}, ${days}`;
}

/** Where the sum of the payments comes from. */
export function sumSentence({ TotalOfPayments, AmountFinanced, Interest, SetupFee }: PayOption): string {
  const fee = SetupFee > 0 ? ` + ${showMoney(SetupFee)} set-up fee` : '';
  return `${showMoney(TotalOfPayments)} in payments = ${showMoney(AmountFinanced)} financed + ${showMoney(Interest)} interest${fee}`;
}

/** The working, step by step. */
export function optionSteps(option: PayOption): string[] {
  const { DownPay, AmountFinanced, docStamps, Interest, SetupFee, TotalOfPayments, APR } = option;
  const unpaid = AmountFinanced - docStamps;
  return [
    docStamps > 0
      ? `Amount financed: ${showMoney(unpaid)} unpaid premium + ${showMoney(docStamps)} documentary stamps = ${showMoney(AmountFinanced)}.`
      : `Amount financed: ${showMoney(AmountFinanced)} unpaid premium.`,
    `Finance charge: ${showMoney(Interest)} interest + ${showMoney(SetupFee)} set-up fee = ${showMoney(creditCost(option))}.`,
    `Total of payments: ${showMoney(AmountFinanced)} + ${showMoney(creditCost(option))} = ${showMoney(TotalOfPayments)} = ${paymentWords(option, ' + ')}.`,
    `Paid in all: ${showMoney(DownPay)} down + ${showMoney(TotalOfPayments)} = ${showMoney(paidInAll(option))}.`,
    `APR: ${showPercent(APR)} a year on the amount financed.`,
  ];
}

export const OPTION_RULE =
  'The APR is by Regulation Z, Appendix J. The first payment is due 25 days after the earliest policy begins, the others each a month later; the last takes the remainder.';
