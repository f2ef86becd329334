import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './found-option.module.css';

interface FoundOptionProps {
  id: string;
  /** What kind of thing it is, before the title. */
  icon?: ReactNode;
  title: ReactNode;
  /** What the title belongs to, or what of it was found, behind it. */
  more?: ReactNode;
  /** What tells it from others of the same title. */
  note?: ReactNode;
  isChosen: boolean;
  onOpen: () => void;
}

/** One of what a search finds while somebody types; the keyboard reaches it from the field. */
export function FoundOption({ id, icon, title, more, note, isChosen, onOpen }: FoundOptionProps) {
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
      {icon && <span className={classes.icon}>{icon}</span>}
      <span className={classes.title}>
        {title}
        {more && <span className={classes.more}> {more}</span>}
      </span>
      <span className={classes.note}>{note}</span>
    </UnstyledButton>
  );
}
