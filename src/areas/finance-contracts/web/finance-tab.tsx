import { Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { filesParam } from '#areas/attachments/web/public.ts';
import type { CustomerTabProps } from '#areas/customers/web/public.ts';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { useLocalPage } from '#platform/web/table/use-local-page.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { VideosMenu } from '#platform/web/ui/videos-menu.tsx';
import type { ContractRow } from '../contract.ts';
import { whyNotEdit } from '../rules/actions.ts';
import { contractColumns } from './contract-columns.tsx';
import { contractsQuery } from './contract-queries.ts';
import { ListSwitch } from './list-switch.tsx';
import { OverdueMark } from './overdue-mark.tsx';
import { quoteParam } from './quote-address.ts';
import { StandingStrip } from './standing-strip.tsx';
import { texts } from './texts.ts';
import { useContractSearch } from './use-contract-search.ts';

/** At Vimeo. */
const VIDEOS = [
  { kind: 1, code: '76979871', title: texts.list.videos.contracts },
  { kind: 1, code: '22439234', title: texts.list.videos.funding },
  { kind: 1, code: '1084537', title: texts.list.videos.payments },
] as const;

/** The finance contracts of a customer: the active list or the hidden one. */
export function FinanceTab({ customer: { id } }: CustomerTabProps) {
  const { search, change } = useContractSearch();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(contractsQuery(id));
  const isHidden = search.list === 'hidden';
  const quote = quoteParam({ step: 'company', customerId: id, policyIds: [] });
  const view = ({ id }: ContractRow) => void navigate({ to: '/finance/$id', params: { id } });
  const edit = (row: ContractRow) =>
    whyNotEdit(row) === undefined && void navigate({ to: '/finance/$id/edit', params: { id: row.id } });
  const showFiles = (row: ContractRow) => {
    const files = filesParam({ tableName: 'premiumFinance', recordId: row.id, customerId: id });
    void navigate({ to: '.', search: (all: object) => ({ ...all, files }), resetScroll: false });
  };
  const rows = data?.filter(({ active }) => active === (isHidden ? 0 : 1));
  const columns = contractColumns({
    whyMayNotVoid: useWhyClosed('receiptVoid'),
    onView: view,
    onEdit: edit,
    onFiles: showFiles,
  });
  const list = useLocalPage(
    { rows, error: data ? null : error, retry: () => void refetch() },
    columns,
    search,
  );
  const add = (
    <LinkButton
      to="/customer/$id/finance/add"
      params={{ id }}
      size="xs"
      leftSection={<IconPlus size={14} aria-hidden />}
    >
      {texts.list.add}
    </LinkButton>
  );
  return (
    <>
      {data?.length !== 0 && <StandingStrip rows={data} />}
      <TableCard
        title={texts.list.title}
        tools={
          <>
            <ListSwitch
              rows={data}
              isHidden={isHidden}
              onChange={(hidden) => change({ list: hidden ? 'hidden' : undefined, page: undefined })}
            />
            <Group gap="xs">
              <VideosMenu videos={VIDEOS} />
              <LinkButton
                to="."
                search={(all: object) => ({ ...all, finance: quote })}
                resetScroll={false}
                variant="default"
                size="xs"
              >
                {texts.list.requestQuote}
              </LinkButton>
              {rows?.length !== 0 && add}
            </Group>
          </>
        }
      >
        <PagedTable
          label={texts.list.title}
          list={list}
          search={search}
          onChange={change}
          isSortable
          columns={columns}
          rowKey={(row) => row.id}
          onOpen={view}
          letters={{
            e: { does: texts.list.letters.edit, short: texts.list.short.edit, act: edit },
            a: { does: texts.list.letters.files, short: texts.list.short.files, act: showFiles },
          }}
          legend={<OverdueMark />}
          empty={texts.list.none}
          emptyAction={!isHidden && add}
        />
      </TableCard>
    </>
  );
}
