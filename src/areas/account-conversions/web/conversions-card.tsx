import { Button } from '@mantine/core';
import { IconBan, IconCheck, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSession } from '#areas/session/web/public.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import type { NamedList } from '#platform/web/table/page-params.ts';
import { UnfoldingLocalTable } from '#platform/web/table/unfolding-table.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { dayOf } from '#platform/web/ui/local-days.ts';
import { RowIcon } from '#platform/web/ui/row-icon.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import type { Conversion } from '../contract.ts';
import { conversionsQuery, useCompleteConversion, useVoidConversion } from './conversion-queries.ts';
import classes from './conversions-card.module.css';
import { texts } from './texts.ts';

/** A voided row is red. */
function inRow({ voidDate }: Conversion, content: ReactNode): ReactNode {
  return voidDate ? <span className={classes.voided}>{content}</span> : content;
}

function Standing({ row: { voidDate, completeDate } }: { row: Conversion }) {
  if (voidDate) return texts.card.voidedOn(dayOf(voidDate));
  return completeDate ? dayOf(completeDate) : <StateBadge tone="waits">{texts.card.open}</StateBadge>;
}

const COLUMNS: Column<Conversion>[] = [
  {
    key: 'from',
    label: texts.labels.from,
    cell: (row) =>
      inRow(
        row,
        <>
          {row.competitorName}
          <span className={classes.note}>{row.conversionType}</span>
        </>,
      ),
    sortBy: ({ competitorName }) => competitorName,
  },
  {
    key: 'fee',
    label: texts.labels.fee,
    align: 'right',
    kind: 'whole',
    cell: (row) => inRow(row, showMoney(row.conversionFee)),
    sortBy: ({ conversionFee }) => conversionFee,
  },
  {
    key: 'requested',
    label: texts.labels.requested,
    kind: 'day',
    cell: (row) => inRow(row, dayOf(row.insertDate)),
    sortBy: ({ insertDate }) => insertDate.getTime(),
  },
  {
    key: 'complete',
    label: texts.labels.complete,
    kind: 'whole',
    cell: (row) => inRow(row, <Standing row={row} />),
    sortBy: ({ completeDate }) => completeDate?.getTime() ?? 0,
  },
];

interface ActionsProps {
  row: Conversion;
  onVoid: () => void;
  onComplete: () => void;
}

function Actions({ row: { completeDate, competitorName }, onVoid, onComplete }: ActionsProps) {
  return (
    <>
      {!completeDate && (
        <RowIcon label={texts.card.completeFrom(competitorName)} onClick={onComplete}>
          <IconCheck size={15} aria-hidden />
        </RowIcon>
      )}
      <RowIcon label={texts.card.voidFrom(competitorName)} onClick={onVoid}>
        <IconBan size={15} aria-hidden />
      </RowIcon>
    </>
  );
}

interface ConversionsCardProps {
  accountId: number;
  place: NamedList;
  onAdd: () => void;
}

/** The data that an account brings from elsewhere. */
export function ConversionsCard({ accountId, place, onAdd }: ConversionsCardProps) {
  const { user } = useSession();
  const { data, error, refetch } = useQuery(conversionsQuery(user.id, accountId));
  const voiding = useVoidConversion(accountId);
  const completing = useCompleteConversion(accountId);
  const [asked, setAsked] = useState<Conversion>();
  const run = (work: Promise<unknown>, done: string) =>
    void work.then(() => toastDone(done)).catch(toastProblem);

  // The column is there only for those whom the list says that they may void.
  const actions: Column<Conversion>[] = data?.isAllowedVoid
    ? [
        {
          key: 'void',
          label: texts.card.void,
          kind: 'whole',
          cell: (row) =>
            !row.voidDate && (
              <Actions
                row={row}
                onVoid={() => setAsked(row)}
                onComplete={() =>
                  run(completing.mutateAsync(row.conversionsRequestedId), texts.card.isComplete)
                }
              />
            ),
        },
      ]
    : [];

  const add = (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconPlus size={14} aria-hidden />}
      aria-label={texts.card.addAConversion}
      onClick={onAdd}
    >
      {texts.card.add}
    </Button>
  );
  return (
    <TableCard title={texts.card.conversions} note={data && String(data.results.length)} action={add}>
      <UnfoldingLocalTable
        label={texts.card.conversions}
        {...place}
        columns={[...COLUMNS, ...actions]}
        loaded={{ rows: data?.results, error: data ? null : error, retry: () => void refetch() }}
        rowKey={({ conversionsRequestedId }) => conversionsRequestedId}
        empty={texts.card.noConversions}
      />
      {asked && (
        <ConfirmDialog
          title={texts.card.confirmation}
          confirm={texts.card.void}
          isDangerous
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            run(voiding.mutateAsync(asked.conversionsRequestedId), texts.card.isVoided);
          }}
        >
          {texts.card.sureToVoid}
        </ConfirmDialog>
      )}
    </TableCard>
  );
}
