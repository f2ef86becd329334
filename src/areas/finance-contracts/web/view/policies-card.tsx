import { useQuery } from '@tanstack/react-query';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { useClientSort } from '#platform/web/table/use-client-sort.ts';
import { FoldingCard } from '#platform/web/ui/folding-card.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { Contract } from '../../contract.ts';
import { HOW_POLICIES } from '../../how.ts';
import type { FinancedPolicy } from '../../ledger-contract.ts';
import { totalOf } from '../../rules/money-parts.ts';
import { viewTexts } from '../texts/view.ts';
import { policiesQuery } from './view-queries.ts';

const NONE: FinancedPolicy[] = [];

/** The policies that the contract finances. */
export function PoliciesCard({ contract: { id } }: { contract: Contract }) {
  const { data, error, refetch } = useQuery(policiesQuery(id));
  const columns = columnsOf(data ?? NONE);
  const { rows, sort, onSort } = useClientSort(data ?? NONE, columns);
  return (
    <FoldingCard title={viewTexts.policies.title} count={data?.length}>
      <DataTable
        label={viewTexts.policies.title}
        columns={columns}
        rows={data && rows}
        rowKey={(row) => row.id}
        problem={data ? undefined : error?.message}
        onRetry={() => void refetch()}
        empty={viewTexts.policies.none}
        sort={sort}
        onSort={onSort}
      />
    </FoldingCard>
  );
}

/** What a contract takes over beside the premium. */
const feesOf = ({ policyfee, tax, mgaFee }: FinancedPolicy) => policyfee + tax + mgaFee;

function columnsOf(rows: readonly FinancedPolicy[]): Column<FinancedPolicy>[] {
  const sum = (amounts: readonly number[]) => showMoney(amounts.reduce((so, amount) => so + amount, 0));
  return [
    {
      key: 'policy',
      label: viewTexts.policies.columns.policy,
      kind: 'whole',
      cell: ({ id, policy }) => (
        <TextLink to="/policy/$id" params={{ id }} fz="inherit">
          {policy}
        </TextLink>
      ),
      sortBy: ({ policy }) => policy,
      foot: viewTexts.policies.total,
      how: HOW_POLICIES,
    },
    {
      key: 'company',
      label: viewTexts.policies.columns.company,
      cell: ({ product }) => product.company.name,
      sortBy: ({ product }) => product.company.name,
    },
    {
      key: 'type',
      label: viewTexts.policies.columns.type,
      cell: ({ product }) => product.policy_type.name || product.name,
      sortBy: ({ product }) => product.policy_type.name || product.name,
    },
    {
      key: 'state',
      label: viewTexts.policies.columns.status,
      kind: 'whole',
      cell: ({ status }) => status.charAt(0).toUpperCase() + status.slice(1),
      sortBy: ({ status }) => status,
    },
    {
      key: 'effdate',
      label: viewTexts.policies.columns.effective,
      kind: 'day',
      cell: ({ effdate }) => showDay(effdate),
      sortBy: ({ effdate }) => effdate,
    },
    {
      key: 'expdate',
      label: viewTexts.policies.columns.expiration,
      kind: 'day',
      cell: ({ expdate }) => showDay(expdate),
      sortBy: ({ expdate }) => expdate,
    },
    {
      key: 'premium',
      label: viewTexts.policies.columns.premium,
      align: 'right',
      cell: ({ premium }) => showMoney(premium),
      sortBy: ({ premium }) => premium,
      foot: sum(rows.map(({ premium }) => premium)),
    },
    {
      key: 'fees',
      label: viewTexts.policies.columns.fees,
      align: 'right',
      cell: (row) => showMoney(feesOf(row)),
      sortBy: feesOf,
      foot: sum(rows.map(feesOf)),
    },
    {
      key: 'takenOver',
      label: viewTexts.policies.columns.takenOver,
      align: 'right',
      cell: ({ takenOver }) => showMoney(totalOf(takenOver)),
      sortBy: ({ takenOver }) => totalOf(takenOver),
      foot: sum(rows.map(({ takenOver }) => totalOf(takenOver))),
    },
  ];
}
