import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useSession } from '#areas/session/web/public.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { Column } from '#platform/web/table/column.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { LogChanges } from '#platform/web/ui/log-changes.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { customerLog } from '../contract.ts';
import { CUSTOMER_LOG } from '../log.ts';
import { MOVED_THINGS } from '../merge-contract.ts';
import { type CustomerField, fieldDifferences, fieldLabels, officeNames } from './customer-fields.ts';
import { logQuery, officesQuery } from './customer-queries.ts';
import type { CustomerTabProps } from './customer-tab.ts';
import { frameTexts } from './texts/frame.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/customer/$id');

type Entry = AnswerOf<typeof customerLog>['results'][number];

const ACTIONS: Record<string, string> = texts.log.actions;

/** Who changed what of the customer, and when. */
export function LogTab({ customer }: CustomerTabProps) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const log = usePagedRows(logQuery(customer.id, readList(search)));
  const columns = useLogColumns();
  return (
    <ListCard label={frameTexts.log}>
      <PagedTable
        label={frameTexts.log}
        list={log}
        search={search}
        onChange={(next) => void navigate({ search: (now) => ({ ...now, ...next }) })}
        columns={columns}
        rowKey={({ id }) => id}
        empty={texts.log.empty}
      />
    </ListCard>
  );
}

function useLogColumns(): Column<Entry>[] {
  const { config } = useSession();
  const { data: offices } = useQuery(officesQuery);
  const words = { labels: fieldLabels(config), offices: officeNames(offices?.results ?? []) };
  return [
    { key: 'at', label: texts.columns.when, kind: 'day', cell: ({ at }) => showMoment(at), width: 180 },
    { key: 'by', label: texts.columns.who, cell: ({ by }) => by, width: 180 },
    { key: 'action', label: texts.log.what, cell: (entry) => <LogAction entry={entry} />, width: 150 },
    {
      key: 'changes',
      label: texts.log.beforeAndAfter,
      cell: ({ action, changes }) => {
        if (action === 'lead attached') return null;
        if (action.startsWith('policies moved')) return movedWords(action, changes);
        const differences = fieldDifferences(side(changes, 'before'), side(changes, 'after'), words);
        return (
          <>
            {action.startsWith('merge') && <Text fz="sm">{mergedWords(action, changes)}</Text>}
            <LogChanges changes={differences} />
          </>
        );
      },
    },
  ];
}

/** What was done, and the lead that it was done with. */
function LogAction({ entry: { action, changes } }: { entry: Entry }) {
  const leadId = changes.find(({ field }) => field === 'leadId')?.after;
  const words = ACTIONS[action] ?? action;
  if (!leadId) return words;
  return (
    <>
      {action === 'added' ? texts.log.addedFrom : words}{' '}
      <TextLink to="/lead/$id" params={{ id: Number(leadId) }} fz="inherit">
        {texts.log.lead(String(leadId))}
      </TextLink>
    </>
  );
}

/** Which policies, and to or from whom. */
function movedWords(action: string, changes: Entry['changes']): string {
  const policies = listed(changes, 'policies').join(', ');
  const whom = toldOf(changes, 'customer');
  return action.endsWith('away') ? texts.log.movedTo(policies, whom) : texts.log.movedFrom(policies, whom);
}

/** With whom, and all that moved. */
function mergedWords(action: string, changes: Entry['changes']): string {
  const things = MOVED_THINGS.filter((thing) => listed(changes, thing).length > 0).map(
    (thing) => `${String(CUSTOMER_LOG.fields[thing])}: ${listed(changes, thing).join(', ')}.`,
  );
  const whom = toldOf(changes, 'customer');
  return [action === 'merged' ? texts.log.mergedWith(whom) : texts.merge.recordAgain(whom), ...things].join(
    ' ',
  );
}

function toldOf(changes: Entry['changes'], name: string): string {
  return String(changes.find(({ field }) => field === name)?.after ?? '');
}

function listed(changes: Entry['changes'], name: string): unknown[] {
  const told = changes.find(({ field }) => field === name)?.after;
  return Array.isArray(told) ? told : [];
}

function side(changes: Entry['changes'], which: 'before' | 'after'): Partial<Record<CustomerField, unknown>> {
  // A box that was not ticked when the customer was added is no news.
  const told = changes.filter(({ before, after }) => !(before === null && after === false));
  return Object.fromEntries(told.map((change) => [change.field, change[which]]));
}
