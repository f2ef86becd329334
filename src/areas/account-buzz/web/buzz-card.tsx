import { useQuery } from '@tanstack/react-query';
import type { NamedList } from '#platform/web/table/page-params.ts';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { buzzAllowedQuery, buzzSyncsQuery } from './buzz-queries.ts';
import { BuzzTable } from './buzz-table.tsx';
import { texts } from './texts.ts';

/** The syncs on the home of an account that has or had Agency Buzz. */
export function BuzzCard({ accountId, place }: { accountId: number; place: NamedList }) {
  const { data: isAllowed } = useQuery(buzzAllowedQuery(accountId));
  const { data } = useQuery(buzzSyncsQuery(accountId));
  if (!isAllowed && !data?.length) return null;
  return (
    <TableCard title={texts.syncs.agencyBuzzSyncs}>
      <BuzzTable {...{ accountId, place }} />
    </TableCard>
  );
}
