import { Text, UnstyledButton } from '@mantine/core';
import { HowButton } from '#platform/web/ui/how-button.tsx';
import { say } from '#platform/web/wording.ts';
import type { ImportView } from '../contract.ts';
import { HOW_OUTCOMES } from '../how.ts';
import { OUTCOME_WORDS, OUTCOMES, type Outcome, sumOf } from '../rules.ts';
import { Amount } from './amount.tsx';
import classes from './imports.module.css';
import { texts } from './texts.ts';

interface OutcomeFiguresProps {
  outcomes: ImportView['outcomes'];
  chosen: Outcome | undefined;
  onChoose: (outcome: Outcome | undefined) => void;
}

/** Rows and amounts by outcome; each figure filters the rows below. */
export function OutcomeFigures({ outcomes, chosen, onChoose }: OutcomeFiguresProps) {
  const of = (wanted: Outcome) => outcomes.find(({ outcome }) => outcome === wanted) ?? { rows: 0, total: 0 };
  return (
    <fieldset
      className={classes.figures}
      aria-label={texts.dryRun.byOutcome}
      data-figure={texts.dryRun.byOutcome}
    >
      <div className={classes.explained}>
        <Figure
          word={texts.dryRun.allRows}
          {...sumOf(outcomes)}
          isChosen={chosen === undefined}
          onClick={() => onChoose(undefined)}
        />
        <HowButton label={texts.dryRun.byOutcome} className={classes.how}>
          {HOW_OUTCOMES}
        </HowButton>
      </div>
      {OUTCOMES.filter((outcome) => outcome !== 'total' || of('total').rows > 0).map((outcome) => (
        <Figure
          key={outcome}
          word={say(OUTCOME_WORDS[outcome])}
          {...of(outcome)}
          isSum={outcome !== 'total'}
          isChosen={chosen === outcome}
          onClick={() => onChoose(outcome)}
        />
      ))}
    </fieldset>
  );
}

interface FigureProps {
  word: string;
  rows: number;
  total: number;
  /** Totals add up others: their own sum says nothing. */
  isSum?: boolean;
  isChosen: boolean;
  onClick: () => void;
}

function Figure({ word, rows, total, isSum = true, isChosen, onClick }: FigureProps) {
  return (
    <UnstyledButton className={classes.figure} data-content aria-pressed={isChosen} onClick={onClick}>
      <Text fz="sm" c="dimmed">
        {word}
      </Text>
      <Text fz="lg" fw={650}>
        {texts.counts.rows(rows)}
      </Text>
      <Text fz="sm">{isSum ? <Amount cents={total} /> : texts.dryRun.notAddedUp}</Text>
    </UnstyledButton>
  );
}
