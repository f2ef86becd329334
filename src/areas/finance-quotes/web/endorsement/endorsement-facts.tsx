import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import type { AdditionPremiumInfo } from '../../endorsement-contract.ts';
import { texts } from '../texts.ts';

/** The contract and the additional premium, to be read. */
export function EndorsementFacts({ info }: { info: AdditionPremiumInfo }) {
  const { payee, financeCompany, remainingPayments, newPaymentAmount } = info;
  return (
    <Facts>
      <Fact label={texts.labels.financeCompany} isWide>
        {financeCompany} {info.isSandbox && <StateBadge tone="waits">{texts.endorsement.sandbox}</StateBadge>}
      </Fact>
      <Fact label={texts.labels.quoteNumber}>{info.quoteCode}</Fact>
      <Fact label={texts.labels.date}>{showDay(info.today)}</Fact>
      <Fact label={texts.labels.effectiveDate}>{showDay(info.effectiveDate)}</Fact>
      <Fact label={texts.labels.effectiveDateOfCoverage}>{showDay(info.effectiveDateOfCoverage)}</Fact>
      <Fact label={texts.labels.payee}>{texts.endorsement.payees[payee]}</Fact>
      <Fact label={texts.labels.totalAdditionalPremium}>{showMoney(info.totalAdditionalPremium)}</Fact>
      <Fact label={texts.labels.downPayment}>{showMoney(info.downPayment)}</Fact>
      <Fact label={texts.labels.amountFinanced}>{showMoney(info.amountFinanced)}</Fact>
      <Fact label={texts.labels.documentaryStamps}>{showMoney(info.docStamps)}</Fact>
      <Fact label={texts.labels.financeCharge}>{showMoney(info.financeCharge)}</Fact>
      <Fact label={texts.labels.presentBalance}>{showMoney(info.presentBalance)}</Fact>
      <Fact label={texts.labels.newBalance}>{showMoney(info.newBalance)}</Fact>
      <Fact label={texts.labels.remainingPayments}>
        {`${remainingPayments} × ${showMoney(newPaymentAmount)}`}
      </Fact>
      <Fact label={texts.labels.nextDueDate}>{showDay(info.nextDueDate)}</Fact>
      <Fact label={texts.labels.totalOfPayments}>{showMoney(info.totalOfPayments)}</Fact>
    </Facts>
  );
}
