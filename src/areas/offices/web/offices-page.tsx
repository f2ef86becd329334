import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { addressLine } from '#platform/shared/addresses.ts';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { useClientSort } from '#platform/web/table/use-client-sort.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { PageHead } from '#platform/web/ui/page-head.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { OfficeChoice } from '../contract.ts';
import { officesQuery } from './office-queries.ts';
import { texts } from './texts.ts';

const COLUMNS: Column<OfficeChoice>[] = [
  {
    key: 'name',
    label: texts.labels.name,
    // The row itself is the tab stop.
    cell: ({ id, name }) => (
      <TextLink to="/office/view/$officeId" params={{ officeId: id }} tabIndex={-1} fz="inherit">
        {name}
      </TextLink>
    ),
    sortBy: ({ name }) => name,
  },
  { key: 'address', label: texts.offices.address, cell: addressLine, sortBy: addressLine },
  { key: 'phone', label: texts.labels.phone, cell: ({ phone }) => phone, width: 140 },
];

/** For a person without a home office: the offices to choose from. */
export function OfficesPage() {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(officesQuery);
  const { rows, ...sorting } = useClientSort(data?.results ?? [], COLUMNS);
  const mayAdd = useWhyClosed('admin') === undefined;
  return (
    <>
      <PageHead title={texts.offices.title} facts={[texts.offices.noHomeOffice]} />
      <ListCard label={texts.offices.title}>
        <DataTable
          label={texts.offices.title}
          columns={COLUMNS}
          rows={data && rows}
          rowKey={({ id }) => id}
          problem={error?.message}
          onRetry={() => void refetch()}
          empty={texts.offices.none}
          emptyAction={mayAdd && <LinkButton to="/admin/offices/add">{texts.offices.add}</LinkButton>}
          onOpen={({ id }) => void navigate({ to: '/office/view/$officeId', params: { officeId: id } })}
          {...sorting}
        />
      </ListCard>
    </>
  );
}
