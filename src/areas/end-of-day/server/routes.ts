import type { Mount } from '#platform/server/http/mount.ts';
import { sendPaper } from '#platform/server/pdf/print.ts';
import * as contract from '../contract.ts';
import { chosenDay } from './chosen-day.ts';
import { closeDay, reopenDay } from './close-day.ts';
import { countCash } from './count-cash.ts';
import { depositPrintout } from './deposit-slip.ts';
import { loadDay } from './load-day.ts';

export function endOfDayRoutes(mount: Mount): void {
  mount(contract.findOfficeDay, async (call) => loadDay(call, await chosenDay(call, call.query)));
  mount(contract.countCash, countCash);
  mount(contract.closeDay, closeDay);
  mount(contract.reopenDay, reopenDay);
  mount(contract.depositSlip, { within: depositPrintout, after: sendPaper });
}
