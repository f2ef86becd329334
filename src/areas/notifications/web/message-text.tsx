import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import classes from './notification-row.module.css';
import { texts } from './texts.ts';

/** More than this does not fit into two lines of the panel. */
const SHORT = 125;

/** As it was typed, with its lines; two of them until somebody wants to read on. */
export function MessageText({ children }: { children: string }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = children.length > SHORT || children.trim().split('\n').length > 2;
  return (
    <>
      <p className={classes.message} data-cut={(isLong && !isWhole) || undefined}>
        {children}
      </p>
      {isLong && (
        <UnstyledButton className={classes.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? texts.row.showLess : texts.row.readOn}
        </UnstyledButton>
      )}
    </>
  );
}
