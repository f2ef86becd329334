import { Button } from '@mantine/core';
import { showDay } from '#platform/shared/dates.ts';
import type { Column } from '#platform/web/table/column.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { say } from '#platform/web/wording.ts';
import type { UnmatchedLine } from '../unmatched-contract.ts';
import { Amount } from './amount.tsx';
import classes from './imports.module.css';

export function unmatchedColumns(onAssign: (id: number) => void): Column<UnmatchedLine>[] {
  return [
    { key: 'company', label: 'Company', phone: 'fact', cell: ({ company }) => company.name },
    {
      key: 'policyNumber',
      label: 'Policy #',
      phone: 'title',
      kind: 'whole',
      cell: ({ policyNumber }) => policyNumber,
    },
    { key: 'customerName', label: say('Customer'), phone: 'fact', cell: ({ customerName }) => customerName },
    { key: 'date', label: 'Date', kind: 'day', cell: ({ transactionDate }) => showDay(transactionDate) },
    {
      key: 'commission',
      label: 'Commission',
      phone: 'corner',
      align: 'right',
      cell: ({ commission }) => <Amount cents={commission} />,
    },
    { key: 'from', label: 'From', phone: 'fact', cell: Origin },
    {
      key: 'reason',
      label: 'Why',
      phone: 'fact',
      cell: ({ reason }) => <div className={classes.reason}>{say(reason)}</div>,
    },
    {
      key: 'assign',
      label: 'Assign',
      phone: 'action',
      cell: ({ id, policyNumber, customerName }) => (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={`Assign ${policyNumber || customerName || `line ${id}`}`}
          onClick={() => onAssign(id)}
        >
          Assign
        </Button>
      ),
    },
  ];
}

function Origin({ file, import: from }: UnmatchedLine) {
  if (file !== null)
    return (
      <TextLink to="/commissions/reconcile/$id" params={{ id: file }} fz="inherit">
        {`File ${file}`}
      </TextLink>
    );
  if (!from) return 'In no file yet';
  return (
    <TextLink to="/commissions/import/$id" params={{ id: from.id }} fz="inherit">
      {`${from.filename}, row ${from.row}`}
    </TextLink>
  );
}
