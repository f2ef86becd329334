import { Group } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { foundWords } from '#platform/web/table/found-words.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import type { LeadStatus } from '../statuses.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { leadColumns } from './lead-columns.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { leadsQuery } from './lead-queries.ts';
import { AddLeadLink, LeadsFrame } from './leads-frame.tsx';
import type { ListSearch } from './list-search.ts';
import { SelectionBar } from './selection-bar.tsx';
import { texts } from './texts.ts';
import { useSelection } from './use-selection.ts';

interface LeadsListProps {
  title: string;
  /** Absent in the list of all. */
  status?: LeadStatus;
  search: ListSearch;
}

export function LeadsList({ title, status, search }: LeadsListProps) {
  const navigate = useNavigate();
  const { assignee, office, source } = search;
  const filter = { status, assignee, office, source };
  const list = usePagedRows(leadsQuery(filter, readList(search)));
  const selection = useSelection(list.rows ?? []);
  const [isAssigning, setAssigning] = useState(false);

  const change = (next: object) => void navigate({ to: '.', search: (now) => ({ ...now, ...next }) });
  const isFiltered = [assignee, office, source].some((value) => value !== undefined);
  return (
    <LeadsFrame hasViews title={title} facts={[foundWords(list)]}>
      <ListCard label={title}>
        <Group justify="space-between" gap="xs" px="md" py="sm">
          {list.rows?.length !== 0 && (
            <SelectionBar
              selection={selection}
              rows={list.rows?.length ?? 0}
              onAssign={() => setAssigning(true)}
            />
          )}
          <LeadFilters filter={filter} onChange={(next) => change({ ...next, page: undefined })} />
        </Group>
        <PagedTable
          label={title}
          list={list}
          search={search}
          onChange={change}
          isSortable
          columns={leadColumns(selection, status !== undefined)}
          rowKey={({ id }) => id}
          empty={isFiltered ? texts.leads.noneFound : emptyWords(status)}
          emptyAction={<AddLeadLink />}
          onOpen={({ id }) => void navigate({ to: '/lead/$id', params: { id } })}
        />
      </ListCard>
      {isAssigning && (
        <AssignDialog
          leads={selection.chosen}
          onClose={() => setAssigning(false)}
          onAssigned={selection.clear}
        />
      )}
    </LeadsFrame>
  );
}

const emptyWords = (status: LeadStatus | undefined) =>
  status === undefined ? texts.leads.noneYet : texts.leads.noneHere;
