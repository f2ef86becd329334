import { Group, Stack, Text } from '@mantine/core';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useLive } from '#platform/web/live/use-live.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { TakeOut } from '../contract.ts';
import { isUnderWay, KEPT_DAYS, ONE_AT_A_TIME } from '../rules.ts';
import { EndButton } from './end-button.tsx';
import { DownloadButton, takeOutColumns } from './take-out-columns.tsx';
import { TakeOutProgress } from './take-out-progress.tsx';
import { KEY, takeOutsQuery, useAsk } from './take-out-queries.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/admin/take-out');

export function TakeOutPage() {
  useLive('takeOut', KEY);
  const search = route.useSearch();
  const navigate = useNavigate();
  const list = usePagedRows(takeOutsQuery(readList(search)));
  const { mutateAsync, isPending } = useAsk();
  const underWay = list.rows?.find(({ state }) => isUnderWay(state));
  return (
    <>
      <RecordHead
        hasViews
        title={texts.page.title}
        up={<WayUp to="/admin">{texts.page.admin}</WayUp>}
        facts={[texts.page.about]}
        actions={
          <ExplainedButton
            why={underWay && ONE_AT_A_TIME}
            loading={isPending}
            onClick={() => void mutateAsync().catch(toastProblem)}
          >
            {texts.page.begin}
          </ExplainedButton>
        }
      />
      <Stack gap="sm">
        {underWay ? (
          <TakeOutProgress {...underWay} />
        ) : (
          <PageCard title={texts.page.whatIsInIt}>
            <Text maw="80ch">{texts.page.contents(KEPT_DAYS)}</Text>
          </PageCard>
        )}
        <TableCard title={texts.list.title}>
          <PagedTable
            label={texts.list.title}
            list={list}
            search={search}
            onChange={(next) => void navigate({ to: '.', search: { ...next } })}
            columns={takeOutColumns(actionsOf)}
            rowKey={({ id }) => id}
            empty={texts.list.empty}
          />
        </TableCard>
      </Stack>
    </>
  );
}

function actionsOf(row: TakeOut) {
  if (row.state !== 'ready' && !isUnderWay(row.state)) return null;
  return (
    <Group gap={4} wrap="nowrap">
      {row.state === 'ready' && <DownloadButton {...row} />}
      <EndButton {...row} />
    </Group>
  );
}
