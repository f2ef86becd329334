import { Stack } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#areas/session/web/public.ts';
import { momentAt } from '#platform/shared/clock.ts';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { LoadedCard } from '#platform/web/ui/loaded-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import type { OwnPettyCash, Payout } from '../contract.ts';
import { HOW_DRAWER } from '../how.ts';
import { leftOf } from '../rules.ts';
import { DifferenceWorking } from './difference-working.tsx';
import { NoOfficeCard } from './no-office-card.tsx';
import { PayoutDialog } from './payout-dialog.tsx';
import { ownQuery, payoutsQuery } from './petty-cash-queries.ts';

/** One's own drawer of today and what was paid out of it. */
export function PettyCashPage() {
  const own = useQuery(ownQuery);
  const payouts = useQuery(payoutsQuery);
  const [isPaying, setPaying] = useState(false);
  const { timeZone } = useSession();
  const hasNoOffice = own.data?.office === null;
  const why = own.data ? whyNoPayout(own.data) : 'Loading your petty cash';
  return (
    <>
      <RecordHead
        title="Petty cash"
        facts={own.data ? [own.data.office?.name ?? '', showDay(own.data.date)] : ['']}
        actions={
          !hasNoOffice && (
            <ExplainedButton
              why={why}
              leftSection={<IconCash size={15} aria-hidden />}
              onClick={() => setPaying(true)}
            >
              Record a payout
            </ExplainedButton>
          )
        }
      />
      {hasNoOffice ? (
        <NoOfficeCard />
      ) : (
        <Stack gap="md" maw={760}>
          <LoadedCard
            title="Today"
            how={HOW_DRAWER}
            query={own}
            empty={{
              is: ({ results }) => results === null,
              says: 'Your petty cash is not started yet. Clock in to start it.',
            }}
          >
            {({ results }) => results && <Today drawer={results} />}
          </LoadedCard>
          {/* The drawer may be one line or many: below it nothing stands until that is known. */}
          {(own.data || own.error) && (
            <TableCard title="Payouts" note={payouts.data && showMoney(payouts.data.total)}>
              <DataTable
                label="Payouts"
                columns={payoutColumns(timeZone)}
                rows={payouts.data?.results}
                rowKey={({ id }) => id}
                problem={payouts.error?.message}
                onRetry={() => void payouts.refetch()}
                empty="Nothing was paid out today."
              />
            </TableCard>
          )}
        </Stack>
      )}
      {isPaying && <PayoutDialog onClose={() => setPaying(false)} />}
    </>
  );
}

function Today({ drawer }: { drawer: NonNullable<OwnPettyCash['results']> }) {
  return (
    <DifferenceWorking
      steps={[
        ['Starting amount', drawer.startingAmount],
        ['Paid out', -drawer.payouts],
        [drawer.endingAmount === null ? 'Left in the drawer' : 'Should be left', leftOf(drawer)],
        ...(drawer.endingAmount === null ? [] : [['Ending amount', drawer.endingAmount] as const]),
      ]}
      difference={drawer.difference ?? 0}
    />
  );
}

function whyNoPayout({ results, isDayClosed }: OwnPettyCash): string | undefined {
  if (isDayClosed) return 'The end of this day is closed.';
  if (!results) return 'Clock in first: it starts your petty cash.';
  return results.endingAmount === null ? undefined : 'Your petty cash of today has been ended.';
}

const payoutColumns = (timeZone: string): Column<Payout>[] => [
  { key: 'at', label: 'When', kind: 'whole', width: 220, cell: ({ at }) => momentAt(timeZone, at) },
  { key: 'reason', label: 'Paid for', cell: ({ reason }) => reason },
  { key: 'amount', label: 'Amount', align: 'right', width: 120, cell: ({ amount }) => showMoney(amount) },
];
