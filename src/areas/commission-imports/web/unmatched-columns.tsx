import { Button, Group } from '@mantine/core';
import { showDay } from '#platform/shared/dates.ts';
import type { Column } from '#platform/web/table/column.ts';
import { FoldButton } from '#platform/web/table/fold-button.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { say } from '#platform/web/wording.ts';
import type { UnmatchedLine } from '../unmatched-contract.ts';
import { Amount } from './amount.tsx';
import classes from './unmatched.module.css';

interface ColumnsProps {
  isUnfolded: (line: UnmatchedLine) => boolean;
  onFold: (line: UnmatchedLine, isFolded: boolean) => void;
  onAssign: (id: number) => void;
}

/** The company is the head of its lines. */
export function unmatchedColumns({ isUnfolded, onFold, onAssign }: ColumnsProps): Column<UnmatchedLine>[] {
  return [
    {
      key: 'policyNumber',
      label: 'Policy #',
      phone: 'title',
      kind: 'whole',
      cell: (line) => (
        <div className={classes.number}>
          <FoldButton
            isUnfolded={isUnfolded(line)}
            what={`the nearest policies of ${wordsFor(line)}`}
            onFold={(isFolded) => onFold(line, isFolded)}
          />
          {line.policyNumber || <span className={classes.quiet}>No number</span>}
        </div>
      ),
    },
    {
      key: 'customerName',
      label: say('Customer'),
      phone: 'fact',
      kind: 'whole',
      cell: ({ customerName }) => customerName || <span className={classes.quiet}>No name</span>,
    },
    { key: 'date', label: 'Date', kind: 'day', cell: ({ transactionDate }) => showDay(transactionDate) },
    {
      key: 'commission',
      label: 'Commission',
      phone: 'corner',
      align: 'right',
      cell: ({ commission }) => <Amount cents={commission} />,
    },
    {
      key: 'reason',
      label: 'Why',
      phone: 'fact',
      kind: 'rest',
      cell: ({ reason }) => {
        const words = say(reason || 'It belongs to no policy yet.');
        return (
          <span className={classes.quiet} title={words}>
            {words}
          </span>
        );
      },
    },
    { key: 'from', label: 'From', phone: 'fact', kind: 'whole', cell: Origin },
    {
      key: 'assign',
      label: 'Assign',
      phone: 'action',
      cell: (line) => (
        <Group my={-2}>
          <Button
            size="compact-xs"
            variant="default"
            h={24}
            aria-label={`Assign ${wordsFor(line)}`}
            onClick={() => onAssign(line.id)}
          >
            Assign
          </Button>
        </Group>
      ),
    },
  ];
}

const wordsFor = ({ id, policyNumber, customerName }: UnmatchedLine) =>
  policyNumber || customerName || `line ${id}`;

function Origin({ file, import: from }: UnmatchedLine) {
  if (file !== null)
    return (
      <TextLink to="/commissions/reconcile/$id" params={{ id: file }} fz="inherit">
        {`File ${file}`}
      </TextLink>
    );
  if (!from) return <span className={classes.quiet}>Not in a file yet</span>;
  const words = `${from.filename}, row ${from.row}`;
  return (
    <TextLink
      to="/commissions/import/$id"
      params={{ id: from.id }}
      fz="inherit"
      title={words}
      className={classes.origin ?? ''}
    >
      {words}
    </TextLink>
  );
}
