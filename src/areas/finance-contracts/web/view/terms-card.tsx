import { Text } from '@mantine/core';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { Contract } from '../../contract.ts';
import { showsTerms } from '../../rules/actions.ts';
import { showApr } from '../contract-words.ts';
import { How, Steps } from './how.tsx';
import classes from './terms-card.module.css';
import { APR_RULE, aprSteps } from './terms-words.ts';

const money = (amount: number | null) => amount !== null && showMoney(amount);

/** What was agreed on. */
export function TermsCard({ contract }: { contract: Contract }) {
  const { totalOfPayments, amountFinanced } = contract;
  const charge = totalOfPayments === null ? null : totalOfPayments - amountFinanced;
  const isShown = showsTerms(contract.contractStatus, contract.company.premiumfinancesystem);
  return (
    <PageCard title="Terms">
      {isShown ? (
        <AprFigure contract={contract} />
      ) : (
        <Text c="dimmed" fz="sm" mb="md">
          APR and number of payments are shown once the contract is approved.
        </Text>
      )}
      <div className={classes.facts}>
        <Facts>
          <Fact label="Amount financed">{showMoney(amountFinanced)}</Fact>
          <Fact label="Finance charge">{money(charge)}</Fact>
          <Fact label="Total of payments">{money(totalOfPayments)}</Fact>
          {isShown && <Fact label="# Payments">{contract.numberPayments}</Fact>}
          <Fact label="Payment amount">{money(contract.paymentAmount)}</Fact>
          <Fact label="Down payment">{showMoney(contract.downPayment)}</Fact>
          {contract.transferBalance > 0 && (
            <Fact label="Rolled over">{showMoney(contract.transferBalance)}</Fact>
          )}
          <Fact label="Funded">{showMoney(contract.funded)}</Fact>
          <Fact label="Still to fund">{showMoney(contract.unfunded)}</Fact>
          {contract.toReturn > 0 && (
            <Fact label="Funded, to be returned">{showMoney(contract.toReturn)}</Fact>
          )}
          <Fact label="Date financed">{contract.dateFinanced && showDay(contract.dateFinanced)}</Fact>
          <Fact label="Paid to agency">{contract.paidToAgency === 1 ? 'Yes' : 'No'}</Fact>
        </Facts>
      </div>
      {contract.memo && (
        <div className={classes.memo}>
          <span>Finance memo</span>
          <Text fz="sm">{contract.memo}</Text>
        </div>
      )}
    </PageCard>
  );
}

function AprFigure({ contract }: { contract: Contract }) {
  const steps = aprSteps(contract);
  return (
    <div className={classes.apr}>
      <span className={classes.label}>APR</span>
      <span className={classes.value}>{contract.APR === null ? '—' : showApr(contract.APR)}</span>
      {steps.length > 0 && (
        <How label="How the APR is counted">
          <Steps steps={steps} rule={APR_RULE} />
        </How>
      )}
    </div>
  );
}
