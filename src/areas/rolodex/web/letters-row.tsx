import { UnstyledButton } from '@mantine/core';
import { PaperFilter } from '#platform/web/print/paper-filter.tsx';
import classes from './letters-row.module.css';
import { texts } from './texts.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

interface LettersRowProps {
  /** The letters that names begin with; absent until that is known. */
  filled: readonly string[] | undefined;
  chosen: string | undefined;
  onChoose: (letter: string | undefined) => void;
}

/** Jumps to the names that begin with a letter; the chosen letter again shows all. */
export function LettersRow({ filled, chosen, onChoose }: LettersRowProps) {
  const { firstLetter, allLetters, noName } = texts;
  return (
    <fieldset aria-label={firstLetter} className={classes.row} data-screen-only>
      <PaperFilter label={firstLetter} value={chosen} />
      <UnstyledButton
        className={classes.letter}
        aria-pressed={chosen === undefined}
        onClick={() => onChoose(undefined)}
      >
        {allLetters}
      </UnstyledButton>
      {LETTERS.map((letter) => {
        const isEmpty = filled !== undefined && !filled.includes(letter);
        return (
          <UnstyledButton
            key={letter}
            className={classes.letter}
            aria-pressed={letter === chosen}
            aria-description={isEmpty ? noName : undefined}
            data-empty={isEmpty || undefined}
            onClick={() => onChoose(letter === chosen ? undefined : letter)}
          >
            {letter}
          </UnstyledButton>
        );
      })}
    </fieldset>
  );
}
