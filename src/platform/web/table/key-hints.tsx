import { Fragment, type ReactNode } from 'react';
import { texts } from '../texts.ts';
import classes from './key-hints.module.css';
import { keySign, type RowLetters } from './use-row-keys.ts';

interface KeyHintsProps {
  /** What letters do to the row that has the focus; those with a short word for it are told. */
  letters?: RowLetters<never> | undefined;
  /** What else the list needs to say, like the meaning of a mark. */
  children?: ReactNode;
}

/** In the foot of a list: what the keys do in it, as far as there is room. Readers have the list of all keys. */
export function KeyHints({ letters = {}, children }: KeyHintsProps) {
  const { enter, ...others } = letters;
  const own = Object.entries(others).flatMap(([key, { short }]) => (short ? [[[keySign(key)], short]] : []));
  const hints = [
    [['↑', '↓'], texts.keyHints.move],
    [[texts.keyNames.enter], enter?.short ?? texts.keyHints.open],
    ...own,
    [['?'], texts.keyHints.all],
  ] as [keys: string[], does: string][];
  return (
    <p className={classes.hints}>
      {children}
      {hints.map(([keys, does]) => (
        <span key={does} aria-hidden>
          {keys.map((key) => (
            <Fragment key={key}>
              <kbd className={classes.key}>{key}</kbd>{' '}
            </Fragment>
          ))}
          {does}
        </span>
      ))}
    </p>
  );
}

/** The same as a foot of its own, where no pager follows. */
export function KeyHintsFoot(props: KeyHintsProps) {
  return (
    <div className={classes.foot}>
      <KeyHints {...props} />
    </div>
  );
}
