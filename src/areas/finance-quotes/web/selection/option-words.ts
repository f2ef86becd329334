import { dueDays } from '#areas/finance-gateway/rules/terms.ts';
import { showDay } from '#platform/shared/dates.ts';
import { type Cents, showMoney, showPercent } from '#platform/shared/money.ts';
import type { FinanceContext, PayOption } from '../../contract.ts';
import { texts } from '../texts.ts';

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
function paymentWords(
  { NumberOfPay, MonthlyPayment, LastPayment }: PayOption,
  withLast: (payments: string, last: string) => string,
): string {
  if (MonthlyPayment === LastPayment || NumberOfPay === 1)
    return `${NumberOfPay} × ${showMoney(LastPayment)}`;
  return withLast(`${NumberOfPay - 1} × ${showMoney(MonthlyPayment)}`, showMoney(LastPayment));
}

/** The option in one sentence: what is paid, and when. */
export function optionSentence(
  option: PayOption,
  { firstDueDate }: Pick<FinanceContext, 'firstDueDate'>,
): string {
  const last = dueDays(firstDueDate, option.NumberOfPay).at(-1) ?? firstDueDate;
  const paid = [paymentWords(option, texts.option.andLast), showDay(firstDueDate), showDay(last)] as const;
  return option.DownPay > 0
    ? texts.option.paidAfterDown(showMoney(option.DownPay), ...paid)
    : texts.option.paid(...paid);
}

/** Where the sum of the payments comes from. */
export function sumSentence({ TotalOfPayments, AmountFinanced, Interest, SetupFee }: PayOption): string {
  const parts = [showMoney(TotalOfPayments), showMoney(AmountFinanced), showMoney(Interest)] as const;
  return SetupFee > 0 ? texts.option.sumWithFee(...parts, showMoney(SetupFee)) : texts.option.sum(...parts);
}

/** The working, step by step. */
export function optionSteps(option: PayOption): string[] {
  const { DownPay, AmountFinanced, docStamps, Interest, SetupFee, TotalOfPayments, APR } = option;
  const unpaid = AmountFinanced - docStamps;
  return [
    docStamps > 0
      ? texts.option.financedWithStamps(showMoney(unpaid), showMoney(docStamps), showMoney(AmountFinanced))
      : texts.option.financed(showMoney(AmountFinanced)),
    texts.option.financeCharge(showMoney(Interest), showMoney(SetupFee), showMoney(creditCost(option))),
    texts.option.totalOfPayments(
      showMoney(AmountFinanced),
      showMoney(creditCost(option)),
      showMoney(TotalOfPayments),
      paymentWords(option, (payments, last) => `${payments} + ${last}`),
    ),
    texts.option.paidInAll(showMoney(DownPay), showMoney(TotalOfPayments), showMoney(paidInAll(option))),
    texts.option.apr(showPercent(APR)),
  ];
}
