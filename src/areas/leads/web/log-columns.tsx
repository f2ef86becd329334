import type { LoggedChange } from '#platform/shared/change-log.ts';
import type { Column } from '#platform/web/table/column.ts';
import { LogChanges } from '#platform/web/ui/log-changes.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import type { LeadsLogEntry } from '../list-contract.ts';
import { nameLink } from './lead-columns.tsx';
import { actionWords, logChanges } from './lead-words.ts';
import { texts } from './texts.ts';

const WHEN: Column<LoggedChange> = {
  key: 'at',
  label: texts.log.when,
  kind: 'day',
  cell: ({ at }) => showMoment(at),
};
const REST: Column<LoggedChange>[] = [
  { key: 'by', label: texts.log.who, cell: ({ by }) => by, width: 160 },
  { key: 'action', label: texts.log.what, cell: ({ action }) => actionWords(action), width: 100 },
  {
    key: 'changes',
    label: texts.log.beforeAndAfter,
    cell: (entry) => <LogChanges changes={logChanges(entry)} />,
  },
];

export const LOG_COLUMNS: Column<LoggedChange>[] = [WHEN, ...REST];

export const LEADS_LOG_COLUMNS: Column<LeadsLogEntry>[] = [
  WHEN,
  {
    key: 'lead',
    label: texts.log.lead,
    cell: ({ leadId, lead }) => nameLink({ id: leadId, name: lead }),
    width: 180,
  },
  ...REST,
];
