import { Kbd } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import classes from './key-hints.module.css';

interface KeyHintsProps {
  /** What each key does to the row that has the focus. */
  hints: readonly { keys: readonly string[]; does: string }[];
  /** What else the list needs to say, like the meaning of a mark. */
  children?: ReactNode;
}

/** Below a list: what the keys do in it. */
export function KeyHints({ hints, children }: KeyHintsProps) {
  return (
    <p className={classes.hints}>
      {hints.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <Fragment key={key}>
              <Kbd size="xs">{key}</Kbd>{' '}
            </Fragment>
          ))}
          {does}
        </span>
      ))}
      {children}
    </p>
  );
}
