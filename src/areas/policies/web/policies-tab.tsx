import { Group, Select, Text } from '@mantine/core';
import { IconArrowsExchange, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { CustomerTabProps } from '#areas/customers/web/public.ts';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { MOVE_MAX } from '../move-contract.ts';
import { STATE_WORDS } from '../rules.ts';
import { POLICY_STATES, type PolicyState } from '../statuses.ts';
import { MoveDialog } from './move-dialog.tsx';
import type { PolicyAction } from './policy-action.ts';
import { PolicyActionButton } from './policy-action-button.tsx';
import { policyColumns } from './policy-columns.tsx';
import { policiesQuery } from './policy-queries.ts';
import { useChosen } from './use-chosen.ts';
import { useListSearch } from './use-list-search.ts';
import { whyNotChosen } from './why-not-chosen.ts';

const STATES = POLICY_STATES.map((value) => ({ value, label: STATE_WORDS[value] }));

interface PoliciesTabProps extends CustomerTabProps {
  actions: readonly PolicyAction[];
}

/** The policies of a customer, those in force first. */
export function PoliciesTab({ customer, actions }: PoliciesTabProps) {
  const { search, change } = useListSearch();
  const navigate = useNavigate();
  const { state } = search;
  const list = usePagedRows(policiesQuery(customer.id, state, readList(search)));
  const chosen = useChosen(list.rows ?? []);
  const whyNotMove = useWhyClosed('policyReassign') ?? whyNotChosen(chosen.ids.length, MOVE_MAX, 'moved');
  const isEmpty = list.rows?.length === 0 && state === undefined;
  const add = (
    <LinkButton
      to="/customer/$id/policy/add"
      params={{ id: customer.id }}
      variant="default"
      size="xs"
      leftSection={<IconPlus size={14} aria-hidden />}
    >
      Add policy
    </LinkButton>
  );

  return (
    <TableCard title="Policies">
      {!isEmpty && (
        <Group justify="space-between" gap="xs" p="sm">
          <Group gap="xs">
            {add}
            <ExplainedButton
              variant="default"
              size="xs"
              leftSection={<IconArrowsExchange size={14} aria-hidden />}
              why={whyNotMove}
              onClick={() => change({ move: chosen.ids.join(',') })}
            >
              Re-assign
            </ExplainedButton>
            {actions.map((action) => (
              <PolicyActionButton
                key={action.key}
                size="xs"
                action={action}
                customerId={customer.id}
                policyIds={chosen.ids}
              />
            ))}
            <Text fz="sm" c="dimmed" role="status">
              {chosen.ids.length > 0 && `${chosen.ids.length} selected`}
            </Text>
          </Group>
          <Select
            size="xs"
            w={160}
            aria-label="Status"
            placeholder="Any status"
            clearable
            data={STATES}
            value={state ?? null}
            onChange={(next) =>
              change({ state: (next ?? undefined) as PolicyState | undefined, page: undefined })
            }
          />
        </Group>
      )}
      <PagedTable
        label="Policies"
        list={list}
        search={search}
        onChange={change}
        isSortable
        columns={policyColumns(chosen)}
        rowKey={({ id }) => id}
        empty={state ? 'No Records Found' : 'No Policies found'}
        emptyAction={isEmpty && add}
        onOpen={({ id }) => void navigate({ to: '/policy/$id', params: { id } })}
      />
      {search.move && (
        <MoveDialog
          policyIds={search.move}
          param="move"
          onClose={() => change({ move: undefined })}
          onMoved={() => {
            chosen.clear();
            change({ move: undefined }, true);
          }}
        />
      )}
    </TableCard>
  );
}
