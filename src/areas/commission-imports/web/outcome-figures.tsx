import { Text, UnstyledButton } from '@mantine/core';
import { say } from '#platform/web/wording.ts';
import type { ImportView } from '../contract.ts';
import { counted, OUTCOME_WORDS, OUTCOMES, type Outcome } from '../rules.ts';
import { Amount } from './amount.tsx';
import classes from './imports.module.css';

interface OutcomeFiguresProps {
  outcomes: ImportView['outcomes'];
  chosen: Outcome | undefined;
  onChoose: (outcome: Outcome | undefined) => void;
}

/** Rows and amounts by outcome; each figure filters the rows below. */
export function OutcomeFigures({ outcomes, chosen, onChoose }: OutcomeFiguresProps) {
  const sum = (name: 'rows' | 'total') => outcomes.reduce((total, each) => total + each[name], 0);
  const of = (wanted: Outcome) => outcomes.find(({ outcome }) => outcome === wanted) ?? { rows: 0, total: 0 };
  return (
    <fieldset className={classes.figures} aria-label="Rows by outcome">
      <Figure
        word="All rows"
        rows={sum('rows')}
        total={sum('total')}
        isChosen={chosen === undefined}
        onClick={() => onChoose(undefined)}
      />
      {OUTCOMES.map((outcome) => (
        <Figure
          key={outcome}
          word={say(OUTCOME_WORDS[outcome])}
          {...of(outcome)}
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
  isChosen: boolean;
  onClick: () => void;
}

function Figure({ word, rows, total, isChosen, onClick }: FigureProps) {
  return (
    <UnstyledButton className={classes.figure} aria-pressed={isChosen} onClick={onClick}>
      <Text fz="sm" c="dimmed">
        {word}
      </Text>
      <Text fz="lg" fw={650}>
        {counted(rows, 'row', 'rows')}
      </Text>
      <Text fz="sm">
        <Amount cents={total} />
      </Text>
    </UnstyledButton>
  );
}
