import { Checkbox, Group, Text } from '@mantine/core';
import { showDay } from '#platform/shared/dates.ts';
import { officeToday } from '#platform/web/office-today.ts';
import { PaperTick } from '#platform/web/print/paper-tick.tsx';
import type { Column } from '#platform/web/table/column.ts';
import { CallCell } from '#platform/web/ui/call-cell.tsx';
import { dayOf } from '#platform/web/ui/local-days.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { LeadRow } from '../list-contract.ts';
import { isCallLate } from '../rules.ts';
import { StatusBadge } from './status-badge.tsx';
import { texts } from './texts.ts';
import type { Selection } from './use-selection.ts';

export function nameLink({ id, name }: Pick<LeadRow, 'id' | 'name'>) {
  // The row itself is the tab stop.
  return (
    <TextLink to="/lead/$id" params={{ id }} tabIndex={-1} fz="inherit">
      {name}
    </TextLink>
  );
}

export const NAME: Column<LeadRow> = {
  key: 'name',
  label: texts.columns.name,
  phone: 'title',
  cell: nameLink,
  sortBy: ({ name }) => name,
};
export const STATUS: Column<LeadRow> = {
  key: 'status',
  label: texts.labels.status,
  kind: 'whole',
  phone: 'corner',
  cell: StatusBadge,
  sortBy: ({ status }) => status,
  width: 130,
};
export const PHONE: Column<LeadRow> = {
  key: 'phone',
  label: texts.labels.phone,
  kind: 'whole',
  phone: 'side',
  cell: ({ phone, name }) => phone && <CallCell phone={phone} name={name} />,
  width: 130,
};
export const WANTS: Column<LeadRow> = {
  key: 'wants',
  label: texts.labels.lineOfBusiness,
  phone: 'fact',
  cell: ({ lineOfBusiness }) => lineOfBusiness,
};
export const ASSIGNEE: Column<LeadRow> = {
  key: 'assignee',
  label: texts.labels.assignedTo,
  phone: 'fact',
  cell: ({ assignee }) => assignee,
  sortBy: ({ assignee }) => assignee,
};

const FURTHER: Column<LeadRow>[] = [
  {
    key: 'source',
    label: texts.labels.source,
    cell: ({ source }) => source,
    sortBy: ({ source }) => source,
  },
  ASSIGNEE,
  {
    key: 'office',
    label: texts.labels.office,
    cell: ({ office }) => office,
    sortBy: ({ office }) => office,
  },
  {
    key: 'followUpOn',
    label: texts.columns.followUp,
    kind: 'day',
    phone: 'named',
    cell: (lead) =>
      lead.followUpOn && (
        <Text
          component="span"
          fz="inherit"
          {...(isCallLate(lead, officeToday()) && { fw: 550, c: 'var(--cd-problem)' })}
        >
          {showDay(lead.followUpOn)}
        </Text>
      ),
    sortBy: ({ followUpOn }) => followUpOn,
    width: 105,
  },
  {
    key: 'created',
    label: texts.columns.received,
    kind: 'day',
    cell: ({ createdAt }) => dayOf(createdAt),
    sortBy: ({ createdAt }) => createdAt.getTime(),
    width: 105,
  },
];

/** The server sorts; each key that sorts is one of its columns. A list of one status does not repeat it. */
export function leadColumns(selection: Selection, isOneStatus: boolean): Column<LeadRow>[] {
  const name = {
    ...NAME,
    cell: (row: LeadRow) => (
      <Group gap={8} wrap="nowrap">
        <Checkbox
          size="xs"
          aria-label={texts.columns.select(row.name)}
          checked={selection.has(row.id)}
          onChange={() => selection.toggle(row.id)}
        />
        <PaperTick />
        {nameLink(row)}
      </Group>
    ),
  };
  return [name, ...(isOneStatus ? [] : [STATUS]), PHONE, WANTS, ...FURTHER];
}

/** For lists that come in an order of their own. */
export const FOUND_COLUMNS: Column<LeadRow>[] = [NAME, STATUS, PHONE, WANTS, ...FURTHER];
