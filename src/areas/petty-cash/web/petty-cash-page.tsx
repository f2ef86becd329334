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
import { useInSteps } from '#platform/web/ui/use-in-steps.ts';
import type { OwnPettyCash, Payout } from '../contract.ts';
import { HOW_DRAWER, HOW_PAYOUTS } from '../how.ts';
import { leftOf } from '../rules.ts';
import { DifferenceWorking } from './difference-working.tsx';
import { NoOfficeCard } from './no-office-card.tsx';
import { PayoutDialog } from './payout-dialog.tsx';
import { ownQuery, payoutsQuery } from './petty-cash-queries.ts';
import { texts } from './texts.ts';

/** One's own drawer of today and what was paid out of it. */
export function PettyCashPage() {
  const own = useQuery(ownQuery);
  const payouts = useQuery(payoutsQuery);
  const isDrawn = useInSteps(own.data) !== undefined;
  const [isPaying, setPaying] = useState(false);
  const { timeZone } = useSession();
  const hasNoOffice = own.data?.office === null;
  const why = own.data ? whyNoPayout(own.data) : texts.page.loading;
  return (
    <>
      <RecordHead
        title={texts.page.title}
        facts={own.data ? [own.data.office?.name ?? '', showDay(own.data.date)] : ['']}
        actions={
          !hasNoOffice && (
            <ExplainedButton
              why={why}
              leftSection={<IconCash size={15} aria-hidden />}
              onClick={() => setPaying(true)}
            >
              {texts.payouts.record}
            </ExplainedButton>
          )
        }
      />
      {hasNoOffice ? (
        <NoOfficeCard />
      ) : (
        <Stack gap="md" maw={760}>
          <LoadedCard
            title={texts.page.today}
            how={HOW_DRAWER}
            query={own}
            empty={{
              is: ({ results }) => results === null,
              says: texts.page.notStarted,
            }}
          >
            {({ results }) => results && <Today drawer={results} />}
          </LoadedCard>
          {/* The drawer may be one line or many: below it nothing stands until it is drawn. */}
          {(isDrawn || own.error) && (
            <TableCard
              title={texts.payouts.title}
              how={HOW_PAYOUTS}
              note={payouts.data && showMoney(payouts.data.total)}
            >
              <DataTable
                label={texts.payouts.title}
                columns={payoutColumns(timeZone)}
                rows={payouts.data?.results}
                rowKey={({ id }) => id}
                problem={payouts.error?.message}
                onRetry={() => void payouts.refetch()}
                empty={texts.payouts.none}
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
        [texts.sum.startingAmount, drawer.startingAmount],
        [texts.sum.paidOut, -drawer.payouts],
        [drawer.endingAmount === null ? texts.sum.leftInTheDrawer : texts.sum.shouldBeLeft, leftOf(drawer)],
        ...(drawer.endingAmount === null ? [] : [[texts.sum.endingAmount, drawer.endingAmount] as const]),
      ]}
      difference={drawer.difference ?? 0}
    />
  );
}

function whyNoPayout({ results, isDayClosed }: OwnPettyCash): string | undefined {
  if (isDayClosed) return texts.payouts.dayIsClosed;
  if (!results) return texts.payouts.clockInFirst;
  return results.endingAmount === null ? undefined : texts.payouts.alreadyEnded;
}

const payoutColumns = (timeZone: string): Column<Payout>[] => [
  {
    key: 'at',
    label: texts.payouts.when,
    kind: 'whole',
    width: 220,
    cell: ({ at }) => momentAt(timeZone, at),
  },
  { key: 'reason', label: texts.payouts.paidFor, cell: ({ reason }) => reason },
  {
    key: 'amount',
    label: texts.payouts.amount,
    align: 'right',
    width: 120,
    cell: ({ amount }) => showMoney(amount),
  },
];
