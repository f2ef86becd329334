import { UnstyledButton } from '@mantine/core';
import classes from './found-option.module.css';

interface FoundOptionProps {
  id: string;
  title: string;
  /** What tells it from others of the same title. */
  note?: string | undefined;
  isChosen: boolean;
  onOpen: () => void;
}

/** One of what a search finds while somebody types; the keyboard reaches it from the field. */
export function FoundOption({ id, title, note, isChosen, onOpen }: FoundOptionProps) {
  return (
    <UnstyledButton
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className={classes.option}
      // The cursor stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
    >
      <span className={classes.title}>{title}</span>
      <span className={classes.note}>{note}</span>
    </UnstyledButton>
  );
}
