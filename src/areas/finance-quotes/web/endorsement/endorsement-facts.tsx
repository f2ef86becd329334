import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import type { AdditionPremiumInfo } from '../../endorsement-contract.ts';

/** The contract and the additional premium, to be read. */
export function EndorsementFacts({ info }: { info: AdditionPremiumInfo }) {
  const { payee, financeCompany, remainingPayments, newPaymentAmount } = info;
  return (
    <Facts>
      <Fact label="Finance company" isWide>
        {financeCompany} {info.isSandbox && <StateBadge tone="waits">SANDBOX</StateBadge>}
      </Fact>
      <Fact label="Quote number">{info.quoteCode}</Fact>
      <Fact label="Date">{showDay(info.today)}</Fact>
      <Fact label="Effective date">{showDay(info.effectiveDate)}</Fact>
      <Fact label="Effective date of coverage">{showDay(info.effectiveDateOfCoverage)}</Fact>
      <Fact label="Payee">{payee === 'carrier' ? 'Carrier' : 'Finance company'}</Fact>
      <Fact label="Total additional premium">{showMoney(info.totalAdditionalPremium)}</Fact>
      <Fact label="Down payment">{showMoney(info.downPayment)}</Fact>
      <Fact label="Amount financed">{showMoney(info.amountFinanced)}</Fact>
      <Fact label="Documentary stamps">{showMoney(info.docStamps)}</Fact>
      <Fact label="Finance charge">{showMoney(info.financeCharge)}</Fact>
      <Fact label="Present balance">{showMoney(info.presentBalance)}</Fact>
      <Fact label="New balance">{showMoney(info.newBalance)}</Fact>
      <Fact label="Remaining payments">{`${remainingPayments} × ${showMoney(newPaymentAmount)}`}</Fact>
      <Fact label="Next due date">{showDay(info.nextDueDate)}</Fact>
      <Fact label="Total of payments">{showMoney(info.totalOfPayments)}</Fact>
    </Facts>
  );
}
