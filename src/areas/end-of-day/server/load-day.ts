import { listOfficeDrawers } from '#areas/petty-cash/server/public.ts';
import { type DayReceipt, listDayReceipts } from '#areas/receipts/server/public.ts';
import type { WorkSpace } from '#platform/server/http/call.ts';
import type { OfficeDay } from '../contract.ts';
import { byPerson, countOf, depositOf, talliesOf, totalOf } from '../rules.ts';
import type { ChosenDay } from './chosen-day.ts';
import { daysAround } from './days-around.ts';
import { lastSeals } from './last-seals.ts';
import { dayText, fingerprint, type SealedDay } from './seal.ts';
import * as store from './store.ts';

const sumOf = (receipts: readonly DayReceipt[]) => receipts.reduce((sum, { amount }) => sum + amount, 0);

export async function loadDay({ db }: Pick<WorkSpace, 'db'>, chosen: ChosenDay): Promise<OfficeDay> {
  const { office, offices, date, today } = chosen;
  const receipts = await listDayReceipts(db, office.id, [date]);
  const drawers = await listOfficeDrawers(db, office.id, [date]);
  const [counted] = await store.listCounts(db, office.id, [date]);
  const close = await store.lastCloseOf(db, office.id, date);
  const isBlind = !counted;
  const active = receipts.filter(({ voided }) => !voided);
  const checks = active.filter(({ method }) => method === 'check');
  const inHand = new Set(counted?.checks);
  const methods = talliesOf(active, isBlind);
  return {
    office: { id: office.id, name: office.name },
    offices,
    date,
    today,
    timeZone: office.time_zone,
    state: stateOf(close),
    isBlind,
    receipts: {
      people: byPerson(active, isBlind),
      methods,
      total: totalOf(methods),
      count: countOf(methods),
      voided: voidedOf(receipts, isBlind),
    },
    drawers,
    checks: checks.map(({ id, checkNumber, employee, amount }) => ({
      id,
      checkNumber,
      employee,
      amount,
      isInHand: inHand.has(id),
    })),
    count: counted ? countShown(counted) : null,
    deposit: counted
      ? depositOf({
          cash: counted.cash,
          checks: sumOf(checks.filter(({ id }) => inHand.has(id))),
          expectedCash: sumOf(active.filter(({ method }) => method === 'cash')),
          expectedChecks: sumOf(checks),
        })
      : null,
    seen: counted ? fingerprint(dayText({ receipts, drawers, count: counted })) : null,
    close: close ? closeShown(close) : null,
    ...(await lastSeals(db, office.id)),
    days: await daysAround(db, office.id, date, today),
  };
}

/** What a close seals. */
export async function loadSealed(
  db: WorkSpace['db'],
  officeId: number,
  day: string,
): Promise<SealedDay | undefined> {
  const [count] = await store.listCounts(db, officeId, [day]);
  if (!count) return undefined;
  return {
    receipts: await listDayReceipts(db, officeId, [day]),
    drawers: await listOfficeDrawers(db, officeId, [day]),
    count,
  };
}

export function stateOf(close: { reopened_at: Date | null } | undefined): OfficeDay['state'] {
  if (!close) return 'open';
  return close.reopened_at ? 'reopened' : 'closed';
}

function voidedOf(receipts: readonly DayReceipt[], isBlind: boolean): OfficeDay['receipts']['voided'] {
  return receipts.flatMap(({ id, receipt, method, employee, takenAt, amount, voided }) =>
    voided
      ? {
          id,
          receipt,
          method,
          employee,
          takenAt,
          reason: voided.reason,
          amount: isBlind && method === 'cash' ? null : amount,
        }
      : [],
  );
}

const countShown = ({ pieces, cash, first_name, last_name, counted_at, version }: store.CountRow) => ({
  pieces,
  cash,
  by: `${first_name} ${last_name}`,
  at: counted_at,
  version,
});

const closeShown = (close: store.CloseRow) => ({
  by: `${close.first_name} ${close.last_name}`,
  at: close.closed_at,
  reason: close.reason,
  hash: close.hash,
  reopened: close.reopened_at && {
    by: `${close.reopener_first} ${close.reopener_last}`,
    at: close.reopened_at,
    reason: close.reopen_reason,
  },
});
