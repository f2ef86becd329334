import { Text } from '@mantine/core';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney, showPercent } from '#platform/shared/money.ts';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import { How, Steps } from '#platform/web/ui/how.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { Contract } from '../../contract.ts';
import { showsTerms } from '../../rules/actions.ts';
import classes from './terms-card.module.css';
import { APR_RULE, aprSteps, type TermsWithAdditional, withAdditional } from './terms-words.ts';

const money = (amount: number | null) => amount !== null && showMoney(amount);

/** What was agreed on. */
export function TermsCard({ contract }: { contract: Contract }) {
  const { totalOfPayments, amountFinanced } = contract;
  const charge = totalOfPayments === null ? null : totalOfPayments - amountFinanced;
  const isShown = showsTerms(contract.contractStatus, contract.company.premiumfinancesystem);
  const additional = withAdditional(contract);
  return (
    <PageCard title="Terms">
      {isShown ? (
        <AprFigure contract={contract} />
      ) : (
        <Text c="dimmed" fz="sm" mb="md">
          {contract.contractStatus === 'Voided'
            ? 'APR and number of payments are shown only while a contract is approved.'
            : 'APR and number of payments are shown once the contract is approved.'}
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
      {additional && <AdditionalFacts terms={additional} isShown={isShown} />}
      {contract.memo && (
        <div className={classes.memo}>
          <span>Finance memo</span>
          <Text fz="sm">{contract.memo}</Text>
        </div>
      )}
    </PageCard>
  );
}

/** The figures above are those of the day of approval; these are today's. */
function AdditionalFacts({ terms, isShown }: { terms: TermsWithAdditional; isShown: boolean }) {
  return (
    <section className={classes.additional} aria-label="With additional premium">
      <span className={classes.label}>With additional premium</span>
      <div className={classes.facts}>
        <Facts>
          <Fact label="Additional premium">{showMoney(terms.added)}</Fact>
          <Fact label="Total">{showMoney(terms.total)}</Fact>
          <Fact label="Total of payments">{showMoney(terms.totalOfPayments)}</Fact>
          {isShown && <Fact label="# Payments">{terms.payments}</Fact>}
          <Fact label="Payment amount">{terms.paymentAmount}</Fact>
        </Facts>
      </div>
    </section>
  );
}

function AprFigure({ contract }: { contract: Contract }) {
  const steps = aprSteps(contract);
  return (
    <div className={classes.apr}>
      <span className={classes.label}>APR</span>
      <span className={classes.value}>{contract.APR === null ? '—' : showPercent(contract.APR)}</span>
      {steps.length > 0 && (
        <How label="How the APR is figured">
          <Steps steps={steps} rule={APR_RULE} />
        </How>
      )}
    </div>
  );
}
