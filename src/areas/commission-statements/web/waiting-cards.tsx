import { Group, SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { Waiting } from '../contract.ts';
import { HOW_HOUSE, HOW_WAITING } from '../how.ts';
import { MakeAllButton } from './make-all-button.tsx';
import { MonthChoice, type MonthChoiceProps } from './month-choice.tsx';
import { SettleHouseButton } from './settle-house-button.tsx';
import { waitingQuery } from './statement-queries.ts';
import { sumColumns } from './sum-columns.tsx';
import { texts } from './texts.ts';

type Person = Waiting['results'][number];
type HouseFile = Waiting['house'][number];

/** Buttons of 24 px in line with a text of 20. */
const RowButtons = ({ children }: { children: ReactNode }) => (
  <Group my={-2} justify="flex-end">
    {children}
  </Group>
);

const personColumns = (month: string | undefined): Column<Person>[] => [
  {
    key: 'employee',
    label: texts.labels.person,
    cell: ({ employee }) => employee.name,
  },
  ...sumColumns<Person>(),
  {
    key: 'make',
    label: texts.labels.statement,
    align: 'right',
    cell: ({ employee }) => (
      <RowButtons>
        <LinkButton
          size="compact-xs"
          h={24}
          variant="default"
          to="/admin/commissions/statements/new"
          search={{ employee: employee.id, month }}
          aria-label={texts.waiting.makeFor(employee.name)}
        >
          {texts.waiting.make}
        </LinkButton>
      </RowButtons>
    ),
  },
];

const HOUSE_COLUMNS: Column<HouseFile>[] = [
  {
    key: 'file',
    label: texts.labels.file,
    cell: ({ file }) => (
      <TextLink to="/commissions/reconcile/$id" params={{ id: file }} search={{ status: 2 }} fz="inherit">
        {file}
      </TextLink>
    ),
  },
  { key: 'company', label: texts.labels.company, cell: ({ company }) => company },
  ...sumColumns<HouseFile>(),
  {
    key: 'settle',
    label: texts.labels.house,
    align: 'right',
    cell: ({ file, unmatched }) => (
      <RowButtons>
        <SettleHouseButton file={file} unmatched={unmatched} />
      </RowButtons>
    ),
  },
];

/** What is staged: by person, and by file what has no producers. */
export function WaitingCards({ month, onMonth }: MonthChoiceProps) {
  const { data, error, refetch } = useQuery(waitingQuery(month));
  const problem = { problem: error?.message, onRetry: () => void refetch() };
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" style={{ alignItems: 'start' }}>
      <TableCard
        title={texts.waiting.title}
        how={HOW_WAITING}
        tools={
          // Below the title, where the card is too narrow for both, it begins where the title does.
          <Group gap="xs" pl={{ base: 0, sm: 'md' }}>
            <MonthChoice month={month} onMonth={onMonth} />
            <MakeAllButton month={month} waiting={data?.results} />
          </Group>
        }
      >
        <DataTable
          label={texts.waiting.title}
          columns={personColumns(month)}
          rows={data?.results}
          rowKey={({ employee }) => employee.id}
          empty={texts.waiting.none}
          emptyAction={<LinkButton to="/commissions/reconcile">{texts.list.commissionFiles}</LinkButton>}
          {...problem}
        />
      </TableCard>
      <TableCard title={texts.waiting.withoutProducers} how={HOW_HOUSE}>
        <DataTable
          label={texts.waiting.withoutProducers}
          columns={HOUSE_COLUMNS}
          rows={data?.house}
          rowKey={({ file }) => file}
          empty={texts.waiting.noneWithoutProducers}
          {...problem}
        />
      </TableCard>
    </SimpleGrid>
  );
}
