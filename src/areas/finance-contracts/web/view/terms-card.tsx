import { Text } from '@mantine/core';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney, showPercent } from '#platform/shared/money.ts';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import { How, Steps } from '#platform/web/ui/how.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { Contract } from '../../contract.ts';
import { HOW_TERMS } from '../../how.ts';
import { showsTerms } from '../../rules/actions.ts';
import { viewTexts } from '../texts/view.ts';
import { texts } from '../texts.ts';
import classes from './terms-card.module.css';
import { aprSteps, type TermsWithAdditional, withAdditional } from './terms-words.ts';

const money = (amount: number | null) => amount !== null && showMoney(amount);

/** What was agreed on. */
export function TermsCard({ contract }: { contract: Contract }) {
  const { totalOfPayments, amountFinanced } = contract;
  const charge = totalOfPayments === null ? null : totalOfPayments - amountFinanced;
  const isShown = showsTerms(contract.contractStatus, contract.company.premiumfinancesystem);
  const additional = withAdditional(contract);
  return (
    <PageCard title={viewTexts.terms.title} how={HOW_TERMS}>
      {isShown ? (
        <AprFigure contract={contract} />
      ) : (
        <Text c="dimmed" fz="sm" mb="md">
          {contract.contractStatus === 'Voided' ? viewTexts.terms.onlyApproved : viewTexts.terms.onceApproved}
        </Text>
      )}
      <div className={classes.facts}>
        <Facts>
          <Fact label={viewTexts.terms.amountFinanced}>{showMoney(amountFinanced)}</Fact>
          <Fact label={viewTexts.terms.financeCharge}>{money(charge)}</Fact>
          <Fact label={viewTexts.terms.totalOfPayments}>{money(totalOfPayments)}</Fact>
          {isShown && <Fact label={viewTexts.terms.numberPayments}>{contract.numberPayments}</Fact>}
          <Fact label={viewTexts.terms.paymentAmount}>{money(contract.paymentAmount)}</Fact>
          <Fact label={viewTexts.terms.downPayment}>{showMoney(contract.downPayment)}</Fact>
          {contract.transferBalance > 0 && (
            <Fact label={viewTexts.terms.rolledOver}>{showMoney(contract.transferBalance)}</Fact>
          )}
          <Fact label={viewTexts.terms.funded}>{showMoney(contract.funded)}</Fact>
          <Fact label={viewTexts.terms.stillToFund}>{showMoney(contract.unfunded)}</Fact>
          {contract.toReturn > 0 && (
            <Fact label={viewTexts.terms.toReturn}>{showMoney(contract.toReturn)}</Fact>
          )}
          <Fact label={viewTexts.terms.dateFinanced}>
            {contract.dateFinanced && showDay(contract.dateFinanced)}
          </Fact>
          <Fact label={viewTexts.terms.paidToAgency}>
            {contract.paidToAgency === 1 ? texts.answers.yes : texts.answers.no}
          </Fact>
        </Facts>
      </div>
      {additional && <AdditionalFacts terms={additional} isShown={isShown} />}
      {contract.memo && (
        <div className={classes.memo}>
          <span>{viewTexts.terms.memo}</span>
          <Text fz="sm">{contract.memo}</Text>
        </div>
      )}
    </PageCard>
  );
}

/** The figures above are those of the day of approval; these are today's. */
function AdditionalFacts({ terms, isShown }: { terms: TermsWithAdditional; isShown: boolean }) {
  return (
    <section className={classes.additional} aria-label={viewTexts.terms.withAdditional}>
      <span className={classes.label}>{viewTexts.terms.withAdditional}</span>
      <div className={classes.facts}>
        <Facts>
          <Fact label={viewTexts.terms.additionalPremium}>{showMoney(terms.added)}</Fact>
          <Fact label={viewTexts.terms.total}>{showMoney(terms.total)}</Fact>
          <Fact label={viewTexts.terms.totalOfPayments}>{showMoney(terms.totalOfPayments)}</Fact>
          {isShown && <Fact label={viewTexts.terms.numberPayments}>{terms.payments}</Fact>}
          <Fact label={viewTexts.terms.paymentAmount}>{terms.paymentAmount}</Fact>
        </Facts>
      </div>
    </section>
  );
}

function AprFigure({ contract }: { contract: Contract }) {
  const steps = aprSteps(contract);
  return (
    <div className={classes.apr} data-figure={steps.length > 0 ? viewTexts.terms.apr : undefined}>
      <span className={classes.label}>{viewTexts.terms.apr}</span>
      <span className={classes.value}>{contract.APR === null ? '—' : showPercent(contract.APR)}</span>
      {steps.length > 0 && (
        <How label={viewTexts.terms.howApr}>
          <Steps steps={steps} rule={viewTexts.terms.aprRule} />
        </How>
      )}
    </div>
  );
}
