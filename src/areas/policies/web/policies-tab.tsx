import { Button, Group, Text } from '@mantine/core';
import { IconArrowsExchange, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CustomerTabProps } from '#areas/customers/web/public.ts';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { officeToday } from '#platform/web/office-today.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { GroupTitle } from '#platform/web/table/group-title.tsx';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import type { CustomerPolicy } from '../contract.ts';
import { MOVE_MAX } from '../move-contract.ts';
import { STATE_WORDS } from '../rules.ts';
import { POLICY_STATES, type PolicyState } from '../statuses.ts';
import { MoveDialog } from './move-dialog.tsx';
import type { PolicyAction } from './policy-action.ts';
import { PolicyActionButton } from './policy-action-button.tsx';
import { policyColumns } from './policy-columns.tsx';
import { policiesQuery } from './policy-queries.ts';
import { frameTexts } from './texts/frame.ts';
import { texts } from './texts.ts';
import { useChosen } from './use-chosen.ts';
import { useListSearch } from './use-list-search.ts';
import { usePolicyRows } from './use-policy-rows.ts';
import { whyNotChosen } from './why-not-chosen.ts';

const STATES = POLICY_STATES.map((value) => ({ value, label: STATE_WORDS[value] }));

interface PoliciesTabProps extends CustomerTabProps {
  actions: readonly PolicyAction[];
}

/** The policies of a customer with their terms, those in force first. */
export function PoliciesTab({ customer, actions }: PoliciesTabProps) {
  const { search, change } = useListSearch();
  const navigate = useNavigate();
  const { state } = search;
  const { data: terms, error, refetch } = useQuery(policiesQuery(customer.id));
  const rows = usePolicyRows({ terms, error: terms ? null : error, retry: () => void refetch() }, search);
  const { list, policies = [] } = rows;
  const chosen = useChosen(list.rows?.map(({ term }) => term) ?? []);
  const whyNotMove =
    useWhyClosed('policyReassign') ?? whyNotChosen(chosen.ids.length, MOVE_MAX, texts.list.tooManyToMove);
  const isEmpty = terms?.length === 0;
  const add = (
    <LinkButton
      to="/customer/$id/policy/add"
      params={{ id: customer.id }}
      variant="default"
      size="xs"
      leftSection={<IconPlus size={14} aria-hidden />}
    >
      {texts.list.add}
    </LinkButton>
  );

  return (
    <ListCard label={frameTexts.tab}>
      {!isEmpty && (
        <Group justify="space-between" gap="xs" px="md" py="sm">
          <Group gap="xs">
            {add}
            <ExplainedButton
              variant="default"
              size="xs"
              leftSection={<IconArrowsExchange size={14} aria-hidden />}
              why={whyNotMove}
              onClick={() => change({ move: chosen.ids.join(',') })}
            >
              {texts.list.reAssign}
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
              {chosen.ids.length > 0 && texts.list.selected(chosen.ids.length)}
            </Text>
          </Group>
          <Group gap="xs">
            {rows.all && (
              <Button variant="subtle" color="gray" size="xs" onClick={rows.all.toggle}>
                {rows.all.areUnfolded ? texts.list.foldHistory : texts.list.unfoldHistory}
              </Button>
            )}
            <FilterSelect
              label={texts.list.status}
              all={texts.list.anyStatus}
              choices={STATES}
              value={state}
              onChange={(next) => change({ state: next as PolicyState | undefined, page: undefined })}
            />
          </Group>
        </Group>
      )}
      <PagedTable
        label={frameTexts.tab}
        list={list}
        search={search}
        onChange={change}
        isSortable
        columns={policyColumns({
          chosen,
          today: officeToday(),
          isUnfolded: rows.isUnfolded,
          onFold: rows.fold,
          premiumInForce: terms && sumInForce(terms),
        })}
        rowKey={({ term }) => term.id}
        empty={state ? texts.list.noRecordsFound : texts.list.noPoliciesFound}
        emptyAction={isEmpty && add}
        onOpen={({ term: { id } }) => void navigate({ to: '/policy/$id', params: { id } })}
        letters={{
          arrowright: {
            does: texts.list.unfoldTerms,
            short: texts.list.keys.unfold,
            act: (row) => rows.fold(row, false),
          },
          arrowleft: {
            does: texts.list.foldTerms,
            short: texts.list.keys.fold,
            act: (row) => rows.fold(row, true),
          },
        }}
        above={(row, before) =>
          search.sort === undefined &&
          row.policy.section !== before?.policy.section && (
            <GroupTitle count={policies.filter(({ section }) => section === row.policy.section).length}>
              {row.policy.section}
            </GroupTitle>
          )
        }
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
    </ListCard>
  );
}

function sumInForce(terms: readonly CustomerPolicy[]): number {
  return terms.filter(({ state }) => state === 'in force').reduce((sum, { premium }) => sum + premium, 0);
}
