import { letterheadOf } from '#areas/offices/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { Paper } from '#platform/server/pdf/paper.ts';
import type { Printout } from '#platform/server/pdf/print.ts';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { DENOMINATIONS, showDenomination } from '../cash.ts';
import type { depositSlip, OfficeDay } from '../contract.ts';
import { chosenDay } from './chosen-day.ts';
import { loadDay } from './load-day.ts';

export async function depositPrintout(call: Call<typeof depositSlip>): Promise<Printout> {
  const day = await loadDay(call, await chosenDay(call, call.query));
  const { count, deposit, office, date } = day;
  if (!count || !deposit)
    throw refuse.conflict('Count the cash first. The deposit slip comes after the count.');
  const paper: Paper = {
    ...(await letterheadOf(call.db, office.id)),
    title: 'Deposit slip',
    facts: [
      ['Date', showDay(date)],
      ['Office', office.name],
      ['Counted by', count.by],
      ['Day', day.state === 'closed' ? 'Closed' : 'Open'],
    ],
    columns: [
      { label: 'Item', share: 1.6 },
      { label: 'From', share: 4 },
      { label: 'Amount', share: 1.8, align: 'right' },
    ],
    rows: [...cashRows(count.pieces), ...checkRows(day)],
    totals: [
      ['Cash', showMoney(deposit.cash)],
      ['Checks', showMoney(deposit.checks)],
      ['Deposit', showMoney(deposit.amount)],
    ],
    notes: [],
    stamp: undefined,
    madeAt: count.at,
  };
  return { paper, filename: `deposit-${office.id}-${date}.pdf` };
}

function cashRows(pieces: NonNullable<OfficeDay['count']>['pieces']): string[][] {
  return DENOMINATIONS.filter((cents) => pieces[cents] > 0).map((cents) => [
    'Cash',
    `${pieces[cents]} × ${showDenomination(cents)}`,
    showMoney(cents * pieces[cents]),
  ]);
}

const checkRows = ({ checks }: OfficeDay) =>
  checks
    .filter(({ isInHand }) => isInHand)
    .map(({ checkNumber, employee, amount }) => [
      `Check ${checkNumber}`,
      `Taken by ${employee.name}`,
      showMoney(amount),
    ]);
