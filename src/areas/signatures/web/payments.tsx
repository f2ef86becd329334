import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { foldedPayments } from '../rules.ts';
import type { PaperSummary } from '../sign-contract.ts';
import type { Words } from '../texts.ts';
import classes from './payments.module.css';

type Payment = PaperSummary['payments'][number] & { number: number };

/** The first two payments and the last; those between unfold. */
export function Payments({ words, payments }: { words: Words; payments: PaperSummary['payments'] }) {
  const [isOpen, setOpen] = useState(false);
  const { first, between, last } = foldedPayments(
    payments.map((payment, at): Payment => ({ ...payment, number: at + 1 })),
  );
  const count = between.length;
  return (
    <div className={classes.list}>
      <Rows words={words} rows={first} />
      {count > 0 && (
        <UnstyledButton className={classes.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.hideBetween(count) : words.showBetween(count)}
          <IconChevronDown size={18} aria-hidden data-open={isOpen || undefined} />
        </UnstyledButton>
      )}
      {isOpen && <Rows words={words} rows={between} />}
      <Rows words={words} rows={last} />
    </div>
  );
}

function Rows({ words, rows }: { words: Words; rows: readonly Payment[] }) {
  if (rows.length === 0) return null;
  return (
    <ol className={classes.rows} start={rows[0]?.number} aria-label={words.payments}>
      {rows.map(({ number, due, amount }) => (
        <li key={number} className={classes.row}>
          <span className={classes.number} aria-hidden>
            {number}
          </span>
          <span>{showDay(due)}</span>
          <span className={classes.amount}>{showMoney(amount)}</span>
        </li>
      ))}
    </ol>
  );
}
