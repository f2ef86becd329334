import { How, Steps } from '#platform/web/ui/how.tsx';
import { HowButton } from '#platform/web/ui/how-button.tsx';
import type { Contract } from '../../contract.ts';
import { HOW_FIGURES } from '../../how.ts';
import { viewTexts } from '../texts/view.ts';
import classes from './contract-figures.module.css';
import { type FigureWords, figureWords, paidShare, payoffSteps } from './figure-words.ts';

/** At most four figures; only what is overdue has a red border. */
export function ContractFigures({ contract }: { contract: Contract }) {
  return (
    <section aria-label={viewTexts.figures.label} className={classes.row}>
      {figureWords(contract).map((words) => (
        <Figure key={words.label} words={words} contract={contract} />
      ))}
    </section>
  );
}

interface FigureProps {
  words: FigureWords;
  contract: Contract;
}

function Figure({ words: { figure, label, value, note, isProblem }, contract }: FigureProps) {
  const steps = figure === 'Payoff today' ? payoffSteps(contract) : [];
  return (
    <div className={classes.figure} data-figure={label} data-problem={isProblem || undefined}>
      <span className={classes.label}>
        {label}
        {steps.length === 0 && <HowButton label={label}>{HOW_FIGURES[figure]}</HowButton>}
      </span>
      <span className={classes.value}>{value}</span>
      <span className={classes.note}>{note}</span>
      {figure === 'Balance' && contract.contractStatus === 'Approved' && <Share contract={contract} />}
      {steps.length > 0 && (
        <div className={classes.how}>
          <How label={viewTexts.figures.how}>
            <Steps steps={steps} rule={`${HOW_FIGURES[figure]} ${viewTexts.figures.payoffRule}`} />
          </How>
        </div>
      )}
    </div>
  );
}

/** The same as the note, drawn. */
function Share({ contract }: { contract: Contract }) {
  const { paid, late } = paidShare(contract);
  return (
    <div className={classes.share} aria-hidden>
      <div style={{ width: `${100 * paid}%` }} />
      <div data-late style={{ width: `${100 * late}%` }} />
    </div>
  );
}
