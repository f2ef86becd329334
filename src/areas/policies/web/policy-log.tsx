import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { Column } from '#platform/web/table/column.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { LogChanges } from '#platform/web/ui/log-changes.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import type { policyLog } from '../contract.ts';
import { choicesQuery, policyLogQuery } from './policy-queries.ts';
import { type Names, namesOf, type ShownDifference, shownDifferences } from './policy-words.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/policy/$id');

type Entry = AnswerOf<typeof policyLog>['results'][number];

const ACTIONS: Readonly<Record<string, string>> = texts.log.actions;

/** Who changed what of the policy, and when. */
export function PolicyLog({ policyId }: { policyId: number }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const log = usePagedRows(policyLogQuery(policyId, readList(search)));
  const { data: choices } = useQuery(choicesQuery);
  return (
    <TableCard title={texts.log.title}>
      <PagedTable
        label={texts.log.title}
        list={log}
        search={search}
        onChange={(next) => void navigate({ search: (now) => ({ ...now, ...next }) })}
        columns={logColumns(namesOf(choices?.offices ?? []))}
        rowKey={({ id }) => id}
        empty={texts.log.nothing}
      />
    </TableCard>
  );
}

function logColumns(offices: Names): Column<Entry>[] {
  return [
    { key: 'at', label: texts.log.when, kind: 'day', cell: ({ at }) => showMoment(at), width: 180 },
    { key: 'by', label: texts.log.who, cell: ({ by }) => by, width: 180 },
    {
      key: 'action',
      label: texts.log.what,
      cell: ({ action }) => ACTIONS[action] ?? action,
      width: 110,
    },
    {
      key: 'changes',
      label: texts.log.beforeAndAfter,
      cell: ({ changes }) => (
        <LogChanges
          changes={shownDifferences(side(changes, 'before'), side(changes, 'after'), offices).map(inLines)}
        />
      ),
    },
  ];
}

/** A value that is empty has no line. */
function inLines({ one, other, ...rest }: ShownDifference) {
  return { ...rest, one: [one].filter(Boolean), other: [other].filter(Boolean) };
}

function side(changes: Entry['changes'], which: 'before' | 'after'): Record<string, unknown> {
  return Object.fromEntries(changes.map((change) => [change.field, change[which]]));
}
