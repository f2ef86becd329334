import type { Column } from '#platform/web/table/column.ts';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { ImportFacts } from '../contract.ts';
import { StateBadge } from './state-badge.tsx';

export const IMPORT_COLUMNS: Column<ImportFacts>[] = [
  {
    key: 'file',
    label: 'File',
    phone: 'title',
    cell: ({ id, filename }) => (
      <TextLink to="/commissions/import/$id" params={{ id }} fz="inherit">
        {filename}
      </TextLink>
    ),
  },
  { key: 'company', label: 'Company', phone: 'fact', cell: ({ company }) => company.name },
  { key: 'state', label: 'Status', kind: 'whole', phone: 'corner', cell: StateBadge },
  { key: 'rows', label: 'Rows', align: 'right', cell: ({ rowCount }) => rowCount.toLocaleString('en-US') },
  { key: 'creator', label: 'By', phone: 'fact', cell: ({ creator }) => creator },
  {
    key: 'created',
    label: 'Uploaded',
    kind: 'day',
    phone: 'fact',
    cell: ({ created }) => showMoment(created),
  },
  {
    key: 'imported',
    label: 'Imported',
    kind: 'day',
    cell: ({ imported }) => imported && showMoment(imported),
  },
];
