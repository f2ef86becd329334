import { Button, Group } from '@mantine/core';
import { showMonth } from '#platform/shared/dates.ts';
import { showCount } from '#platform/shared/show-count.ts';
import type { Column } from '#platform/web/table/column.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { PoolMonth } from '../pool-contract.ts';
import { Amount } from './amount.tsx';
import type { CreateFromProps } from './create-from.tsx';
import { texts } from './texts.ts';

export function poolColumns(onCreate: (from: CreateFromProps['from']) => void): Column<PoolMonth>[] {
  return [
    { key: 'company', label: texts.labels.company, cell: ({ company }) => company.name },
    {
      key: 'month',
      label: texts.labels.month,
      kind: 'whole',
      cell: ({ month }) => showMonth(month),
    },
    {
      key: 'lines',
      label: texts.labels.lines,
      align: 'right',
      cell: ({ lines }) => showCount(lines),
    },
    {
      key: 'total',
      label: texts.labels.commission,
      align: 'right',
      cell: ({ total }) => <Amount cents={total} />,
    },
    { key: 'unmatched', label: texts.labels.unmatched, cell: Unmatched },
    { key: 'statements', label: texts.labels.from, cell: Statements },
    {
      key: 'create',
      label: texts.pool.createColumn,
      cell: (row) => <CreateButton row={row} onCreate={onCreate} />,
    },
  ];
}

function Unmatched({ company, unmatched }: PoolMonth) {
  return (
    unmatched > 0 && (
      <TextLink to="/commissions/unmatched" search={{ company: company.id }} fz="inherit">
        {texts.pool.unmatched(unmatched)}
      </TextLink>
    )
  );
}

function Statements({ statements, statementCount, downloaded }: PoolMonth) {
  const more = statementCount - statements.length;
  return (
    <>
      {statements.map(({ id, filename, lines }) => (
        <div key={id}>
          <TextLink to="/commissions/import/$id" params={{ id }} fz="inherit">
            {filename}
          </TextLink>
          {`, ${texts.counts.lines(lines)}`}
        </div>
      ))}
      {more > 0 && <div>{texts.pool.moreStatements(more)}</div>}
      {downloaded > 0 && <div>{texts.pool.downloaded(downloaded)}</div>}
    </>
  );
}

interface CreateButtonProps {
  row: PoolMonth;
  onCreate: (from: CreateFromProps['from']) => void;
}

/** Lines that all came with one statement bring along what that has of other months. */
function CreateButton({ row, onCreate }: CreateButtonProps) {
  const { company, month, lines, total, statements, statementCount, downloaded } = row;
  const statement = statementCount === 1 && downloaded === 0 ? statements[0] : undefined;
  const words = statement ? texts.pool.createFromStatement : texts.pool.create;
  return (
    <Group my={-2}>
      <Button
        size="compact-xs"
        h={24}
        variant="default"
        aria-label={`${words}: ${company.name}, ${showMonth(month)}`}
        onClick={() => onCreate({ company, month, lines, total, statement })}
      >
        {words}
      </Button>
    </Group>
  );
}
