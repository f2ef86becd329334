import { Anchor } from '@mantine/core';
import { phoneLink } from '#platform/shared/phones.ts';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { useClientSort } from '#platform/web/table/use-client-sort.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import type { OfficePerson } from '../contract.ts';
import { texts } from './texts.ts';

const COLUMNS: Column<OfficePerson>[] = [
  { key: 'name', label: texts.view.name, cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    key: 'jobTitle',
    label: texts.view.jobTitle,
    cell: ({ jobTitle }) => jobTitle,
    sortBy: ({ jobTitle }) => jobTitle,
  },
  {
    key: 'phone',
    label: texts.view.phone,
    cell: ({ phone }) =>
      phone && (
        <Anchor href={phoneLink(phone)} fz="inherit">
          {phone}
        </Anchor>
      ),
    width: 140,
  },
  {
    key: 'email',
    label: texts.view.email,
    cell: ({ email }) =>
      email && (
        <Anchor href={`mailto:${email}`} fz="inherit">
          {email}
        </Anchor>
      ),
    sortBy: ({ email }) => email,
  },
  {
    key: 'clock',
    label: texts.view.clock,
    cell: ({ clockedIn }) => (
      <StateBadge tone={clockedIn ? 'done' : 'closed'}>
        {clockedIn ? texts.view.clockedIn : texts.view.clockedOut}
      </StateBadge>
    ),
    sortBy: ({ clockedIn }) => (clockedIn ? 0 : 1),
    width: 80,
  },
];

export function PeopleTable({ people }: { people: OfficePerson[] }) {
  const sorted = useClientSort(people, COLUMNS);
  return (
    <TableCard title={texts.view.people}>
      <DataTable
        label={texts.view.people}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        empty={texts.view.noPeople}
        {...sorted}
      />
    </TableCard>
  );
}
