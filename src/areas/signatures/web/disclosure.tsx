import { showMoney, showPercent } from '#platform/shared/money.ts';
import type { PaperSummary } from '../sign-contract.ts';
import type { Words } from '../texts.ts';
import classes from './disclosure.module.css';

/** Regulation Z, 1026.18: grouped, segregated, and the two that the law names more conspicuous than the rest. */
export function Disclosure({ words, summary }: { words: Words; summary: PaperSummary }) {
  return (
    <>
      <dl className={classes.box} aria-label={words.disclosure}>
        <Figure isLarge label={words.apr} value={showPercent(summary.APR)} meaning={words.aprMeaning} />
        <Figure
          isLarge
          label={words.charge}
          value={showMoney(summary.financeCharge)}
          meaning={words.chargeMeaning}
        />
        <Figure
          label={words.financed}
          value={showMoney(summary.amountFinanced)}
          meaning={words.financedMeaning}
        />
        <Figure label={words.total} value={showMoney(summary.totalOfPayments)} meaning={words.totalMeaning} />
      </dl>
      <p className={classes.premiums}>
        {words.premiums(showMoney(summary.totalPremiums), showMoney(summary.downPayment))}
      </p>
    </>
  );
}

interface FigureProps {
  label: string;
  value: string;
  meaning: string;
  isLarge?: boolean;
}

function Figure({ label, value, meaning, isLarge }: FigureProps) {
  return (
    <div className={classes.figure} data-large={isLarge || undefined}>
      <dt>{label}</dt>
      <dd className={classes.value}>{value}</dd>
      <dd className={classes.meaning}>{meaning}</dd>
    </div>
  );
}
