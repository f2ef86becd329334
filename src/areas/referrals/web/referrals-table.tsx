import { Group, SegmentedControl } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { PAGE_SIZE } from '#platform/shared/paging.ts';
import { PrintRangeDialog } from '#platform/web/print/print-range-dialog.tsx';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { ViewsButton } from '#platform/web/views/views-button.tsx';
import { REFERRAL_COLUMNS } from './referral-columns.tsx';
import { printAddress, referralsQuery } from './referral-queries.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/referral_program');

const LISTS = [
  { value: 'active', label: texts.list.active },
  { value: 'hidden', label: texts.list.hidden },
];

/** The friends that I have referred; how far each invitation is shows by itself. */
export function ReferralsTable() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isHidden = search.hidden ?? false;
  const list = usePagedRows(referralsQuery(isHidden, readList(search)));
  const change = (next: object) => void navigate({ search: (now) => ({ ...now, ...next }) });

  function print(pages: string): void {
    window.open(printAddress(pages, isHidden), '_blank', 'noopener');
    change({ print: undefined });
  }

  return (
    <TableCard title={texts.list.title}>
      <Group justify="space-between" gap="xs" px="md" py="sm">
        <SegmentedControl
          data-filter
          size="xs"
          aria-label={texts.list.which}
          data={LISTS}
          value={isHidden ? 'hidden' : 'active'}
          onChange={(which) => change({ hidden: which === 'hidden' || undefined, page: undefined })}
        />
        <Group gap="xs">
          <ExplainedButton
            variant="default"
            size="xs"
            leftSection={<IconPrinter size={14} aria-hidden />}
            why={list.rows?.length ? undefined : texts.list.nothingToPrint}
            onClick={() => change({ print: true })}
          >
            {texts.list.print}
          </ExplainedButton>
          <ViewsButton size="xs" />
        </Group>
      </Group>
      <PagedTable
        label={texts.list.title}
        list={list}
        search={search}
        onChange={change}
        columns={REFERRAL_COLUMNS}
        rowKey={({ id }) => id}
        empty={isHidden ? texts.list.noHidden : texts.list.none}
      />
      {search.print && list.pagination && (
        <PrintRangeDialog
          title={texts.list.title}
          lastPage={Math.max(1, Math.ceil(list.pagination.total / PAGE_SIZE))}
          onSubmit={print}
          onClose={() => change({ print: undefined })}
        />
      )}
    </TableCard>
  );
}
