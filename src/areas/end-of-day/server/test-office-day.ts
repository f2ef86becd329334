import { buildCustomer } from '#areas/customers/server/test-data.ts';
import * as pettyCash from '#areas/petty-cash/contract.ts';
import { pettyCashRoutes, reopenAtClockIn } from '#areas/petty-cash/server/public.ts';
import * as receipts from '#areas/receipts/contract.ts';
import { receiptRoutes } from '#areas/receipts/server/public.ts';
import type { Method } from '#areas/receipts/statuses.ts';
import { timeClockRoutes } from '#areas/time-clock/server/public.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import type { TestApp } from '#platform/server/testing/test-app.ts';
import { dayAt, USUAL_TIME_ZONE } from '#platform/shared/clock.ts';
import * as contract from '../contract.ts';
import { closedDays, dayGuard, endOfDayRoutes } from './public.ts';

/** Everything that an office does in a day, put together as the application does it. */
export const OFFICE_AREAS: readonly ((mount: Mount) => void)[] = [
  (mount) => timeClockRoutes(mount, [reopenAtClockIn(dayGuard)]),
  (mount) => pettyCashRoutes(mount, dayGuard),
  (mount) => receiptRoutes(mount, undefined, [closedDays]),
  endOfDayRoutes,
];

export interface OfficeWorld {
  agency: TestAgency;
  office: number;
  customer: number;
  date: string;
  /** Holds PRviewEOD and PRreceiptvoid. */
  manager: TestPerson;
  admin: TestPerson;
}

export async function newOfficeWorld(app: TestApp): Promise<OfficeWorld> {
  const agency = await app.newAgency();
  const officeId = await agency.newOffice('Main Street Office');
  return {
    agency,
    office: officeId,
    customer: await buildCustomer(app.owner, agency.masterId),
    date: dayAt(USUAL_TIME_ZONE, new Date()),
    manager: await agency.newPerson({
      firstName: 'Elena',
      lastName: 'Marchetti',
      officeId,
      permissions: { PRviewEOD: 1, PRreceiptvoid: 1 },
    }),
    admin: await agency.newPerson({ officeId, permissions: { PRadmin: 1 } }),
  };
}

export function officeSteps(world: OfficeWorld) {
  const { manager, admin, office, customer, date } = world;
  const meant = { office, date };
  return {
    take: (method: Method, dollars: number, who = manager) =>
      who.client.call(receipts.takeReceipt, {
        params: { id: customer },
        body: {
          method,
          checkNumber: method === 'check' ? '1042' : '',
          lastFour: ['card', 'bank account'].includes(method) ? '1234' : '',
          lines: [{ kind: 'agency fee', amount: dollars }],
          tendered: dollars,
        },
      }),
    voidIt: (id: number, who = manager) =>
      who.client.call(receipts.voidReceipt, { params: { id }, body: { reason: 'Wrong amount' } }),
    start: (startingAmount: number, who = manager) =>
      who.client.call(pettyCash.createPettyCash, { body: { startingAmount } }),
    pay: (amount: number, who = manager) =>
      who.client.call(pettyCash.addPayout, { body: { amount, reason: 'Stamps' } }),
    end: (endingAmount: number, endingReason = '', who = manager) =>
      who.client.call(pettyCash.updatePettyCash, {
        body: { pettyCashType: 'end', endingAmount, endingReason },
      }),
    look: async (query: object = meant, who = manager) =>
      (await who.client.call(contract.findOfficeDay, { query: { ...query } })).body,
    count: (pieces: Record<string, number>, checks: number[] = [], more: object = {}) =>
      manager.client.call(contract.countCash, { body: { ...meant, pieces, checks, ...more } }),
    close: (more: object = {}, who = manager) =>
      who.client.call(contract.closeDay, { body: { ...meant, ...more } }),
    reopen: (reason: string, who = admin) =>
      who.client.call(contract.reopenDay, { body: { ...meant, reason } }),
  };
}
