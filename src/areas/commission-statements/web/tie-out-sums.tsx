import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ARCHIVED } from '#areas/commissions/rules.ts';
import { type Cents, showMoney } from '#platform/shared/money.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import type { FileTieOut } from '../posting-contract.ts';
import { tieOutOf } from '../rules.ts';
import { Amount } from './amount.tsx';
import classes from './tie-out-sums.module.css';
import { forwardedWords } from './tie-out-words.ts';

interface TieOutSumsProps {
  file: FileTieOut;
  /** How many of its lines are forwarded. */
  forwarded: number;
  onEdit: () => void;
}

/** The three sums, each with its difference from the one before. */
export function TieOutSums({ file, forwarded, onEdit }: TieOutSumsProps) {
  const { linesDifference, statementsDifference } = tieOutOf(file);
  const hasDeposit = file.depositAmount !== null;
  return (
    <dl className={classes.sums}>
      <Sum name="Deposit amount">
        {file.depositAmount === null ? 'Not entered' : <Amount cents={file.depositAmount} />}
        <ExplainedButton
          size="compact-xs"
          variant="default"
          why={file.active ? undefined : ARCHIVED}
          onClick={onEdit}
          leftSection={<IconPencil size={13} aria-hidden />}
        >
          {hasDeposit ? 'Change' : 'Enter'}
        </ExplainedButton>
      </Sum>
      <Sum
        name="Lines"
        difference={<Difference cents={linesDifference} />}
        note={forwardedWords(forwarded, file.forwarded)}
      >
        <Amount cents={file.lines} />
      </Sum>
      <Sum name="Statements" difference={<Difference cents={statementsDifference} />}>
        <Amount cents={file.statements} />
      </Sum>
    </dl>
  );
}

interface SumProps {
  name: string;
  difference?: ReactNode;
  note?: string | undefined;
  children: ReactNode;
}

function Sum({ name, difference, note, children }: SumProps) {
  return (
    <div className={classes.sum}>
      <dt>{name}</dt>
      <dd className={classes.value}>{children}</dd>
      {difference && <dd className={classes.difference}>{difference}</dd>}
      {note && <dd className={classes.note}>{note}</dd>}
    </div>
  );
}

/** Whether two sums agree, and by how much they do not. */
function Difference({ cents }: { cents: Cents | undefined }) {
  if (cents === undefined) return <Sign sign="?">not compared</Sign>;
  return cents === 0 ? <Sign sign="=">agrees</Sign> : <Sign sign="≠">{`off by ${showMoney(cents)}`}</Sign>;
}

function Sign({ sign, children }: { sign: string; children: string }) {
  return (
    <>
      <span aria-hidden className={classes.sign}>
        {sign}
      </span>
      {children}
    </>
  );
}
