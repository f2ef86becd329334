import { listAccountAddOns } from '#areas/account-add-ons/server/public.ts';
import { listPaymentMethods } from '#areas/account-payment-methods/server/public.ts';
import { accountNamed } from '#areas/accounts/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { addDays, addMonths } from '#platform/shared/calendar.ts';
import { dayAt } from '#platform/shared/clock.ts';
import type { proposeBilling } from '../contract.ts';
import { proposeBill } from '../proposal.ts';
import { mostRefunded } from '../rules.ts';
import { figuresOf, standingOf } from './store.ts';

export async function propose({ db, session, params }: Call<typeof proposeBilling>) {
  const { account } = params;
  await accountNamed(db, account);
  const today = dayAt(session.timeZone, new Date());
  const firstDay = `${today.slice(0, 7)}-01`;
  const lastDay = addDays(addMonths(firstDay, 1), -1);
  const method = (await listPaymentMethods(db, account, today)).find(({ setsPrice }) => setsPrice);
  const addOns = await listAccountAddOns(db, account, today);
  const { lines, total } = proposeBill(
    method?.clientPrice ?? 0,
    addOns,
    await figuresOf(db, account, firstDay, lastDay),
  );
  return {
    firstDay,
    lastDay,
    lines: lines.map((line) => (line.isPercent ? { ...line, quantity: line.quantity / 100 } : line)),
    total,
    paymentMethodId: method?.id ?? null,
    mostRefunded: mostRefunded(await standingOf(db, account)),
  };
}
