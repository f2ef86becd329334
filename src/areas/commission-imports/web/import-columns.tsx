import { showCount } from '#platform/shared/show-count.ts';
import type { Column } from '#platform/web/table/column.ts';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { ImportFacts } from '../contract.ts';
import { StateBadge } from './state-badge.tsx';
import { texts } from './texts.ts';

export const IMPORT_COLUMNS: Column<ImportFacts>[] = [
  {
    key: 'file',
    label: texts.labels.file,
    cell: ({ id, filename }) => (
      <TextLink to="/commissions/import/$id" params={{ id }} fz="inherit">
        {filename}
      </TextLink>
    ),
  },
  { key: 'company', label: texts.labels.company, cell: ({ company }) => company.name },
  { key: 'state', label: texts.labels.status, kind: 'whole', cell: StateBadge },
  {
    key: 'rows',
    label: texts.labels.rows,
    align: 'right',
    cell: ({ rowCount }) => showCount(rowCount),
  },
  { key: 'creator', label: texts.labels.by, cell: ({ creator }) => creator },
  {
    key: 'created',
    label: texts.labels.uploaded,
    kind: 'day',
    cell: ({ created }) => showMoment(created),
  },
  {
    key: 'imported',
    label: texts.labels.imported,
    kind: 'day',
    cell: ({ imported }) => imported && showMoment(imported),
  },
];
