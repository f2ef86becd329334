import { Button, Group } from '@mantine/core';
import { showDay } from '#platform/shared/dates.ts';
import type { Column } from '#platform/web/table/column.ts';
import { FoldButton } from '#platform/web/table/fold-button.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { say } from '#platform/web/wording.ts';
import type { UnmatchedLine } from '../unmatched-contract.ts';
import { Amount } from './amount.tsx';
import { texts } from './texts.ts';
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
      label: texts.labels.policyNumber,
      kind: 'whole',
      cell: (line) => (
        <div className={classes.number}>
          <FoldButton
            isUnfolded={isUnfolded(line)}
            what={texts.unmatched.nearestOf(wordsFor(line))}
            onFold={(isFolded) => onFold(line, isFolded)}
          />
          {line.policyNumber || <span className={classes.quiet}>{texts.unmatched.noNumber}</span>}
        </div>
      ),
    },
    {
      key: 'customerName',
      label: say(texts.labels.customer),
      kind: 'whole',
      cell: ({ customerName }) =>
        customerName || <span className={classes.quiet}>{texts.unmatched.noName}</span>,
    },
    {
      key: 'date',
      label: texts.labels.date,
      kind: 'day',
      cell: ({ transactionDate }) => showDay(transactionDate),
    },
    {
      key: 'commission',
      label: texts.labels.commission,
      align: 'right',
      cell: ({ commission }) => <Amount cents={commission} />,
    },
    {
      key: 'reason',
      label: texts.unmatched.why,
      kind: 'rest',
      cell: ({ reason }) => {
        const words = say(reason || texts.unmatched.noPolicyYet);
        return (
          <span className={classes.quiet} title={words}>
            {words}
          </span>
        );
      },
    },
    { key: 'from', label: texts.labels.from, kind: 'whole', cell: Origin },
    {
      key: 'assign',
      label: texts.assign.button,
      cell: (line) => (
        <Group my={-2}>
          <Button
            size="compact-xs"
            variant="default"
            h={24}
            aria-label={texts.assign.buttonOf(wordsFor(line))}
            onClick={() => onAssign(line.id)}
          >
            {texts.assign.button}
          </Button>
        </Group>
      ),
    },
  ];
}

const wordsFor = ({ id, policyNumber, customerName }: UnmatchedLine) =>
  policyNumber || customerName || texts.unmatched.line(id);

function Origin({ file, import: from }: UnmatchedLine) {
  if (file !== null)
    return (
      <TextLink to="/commissions/reconcile/$id" params={{ id: file }} fz="inherit">
        {texts.unmatched.file(file)}
      </TextLink>
    );
  if (!from) return <span className={classes.quiet}>{texts.unmatched.notInFile}</span>;
  const words = texts.counts.rowOf(from.filename, from.row);
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
