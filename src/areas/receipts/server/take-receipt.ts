import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse, refuseProblems } from '#platform/server/http/refusal.ts';
import { dayAt } from '#platform/shared/clock.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { LineInput, Receipt, takeReceipt as takeEndpoint } from '../contract.ts';
import { RECEIPT_LOG } from '../log.ts';
import { changeOf, receiptProblems, takingOfficeProblem, totalOf } from '../rules.ts';
import { loadReceipt } from './load-receipt.ts';
import type { ReceiptFollower } from './receipt-follower.ts';
import * as store from './store.ts';

type Take = Call<typeof takeEndpoint>;
type Office = NonNullable<Awaited<ReturnType<typeof store.findOffice>>>;

/** The number is drawn last: whoever waits for the office's counter waits for as little as possible. */
export function takeReceipt(followers: readonly ReceiptFollower[]) {
  return async (call: Take): Promise<Receipt> => {
    const { db, params, body } = call;
    const problems = receiptProblems(body);
    const [office, customer] = await Promise.all([
      officeOf(call, problems),
      store.findCustomer(db, params.id),
    ]);
    if (!customer) throw refuse.notFound();
    for (const { judge } of followers)
      Object.assign(problems, await judge?.(call, { customerId: params.id, body }, problems));
    refuseProblems(problems);
    const lines = await completed(followers, call);
    // Without an office there was a problem.
    const receipt = await write(call, office as Office, lines);
    return (await follow(followers, call, receipt)) ? loadReceipt(db, receipt.id) : receipt;
  };
}

/** Whether the receipt reads differently now. All have ended when one refuses: nothing goes on without a transaction. */
async function follow(followers: readonly ReceiptFollower[], call: Take, receipt: Receipt): Promise<boolean> {
  const followed = await Promise.allSettled(followers.map(({ taken }) => taken?.(call, receipt)));
  const refused = followed.find((each) => each.status === 'rejected');
  if (refused) throw refused.reason;
  return followed.some((each) => each.status === 'fulfilled' && each.value === true);
}

async function completed(followers: readonly ReceiptFollower[], call: Take): Promise<LineInput[]> {
  const lines = [...call.body.lines];
  for (const { complete } of followers)
    for (const [at, line] of lines.entries()) lines[at] = (await complete?.(call, line)) ?? line;
  return lines;
}

async function officeOf({ db, session, body }: Take, problems: FieldErrors): Promise<Office | undefined> {
  const problem = takingOfficeProblem(session.officeId, body.officeId);
  const office = problem
    ? undefined
    : await store.findOffice(db, (body.officeId ?? session.officeId) as number);
  if (!office) problems.officeId = [problem ?? 'Choose an office of your agency.'];
  else if (office.closed_at) problems.officeId = [`${office.name} is closed. Choose another office.`];
  return office;
}

async function write(
  { db, session, params, body }: Take,
  office: Office,
  lines: readonly LineInput[],
): Promise<Receipt> {
  const { masterId, employeeId } = session;
  const { id, number } = await store.drawNumber(db, masterId, office.id);
  // After the counter is held, so that a later number is never of an earlier moment.
  const takenAt = new Date();
  const amount = totalOf(body.lines);
  const receipt = {
    id,
    masterId,
    officeId: office.id,
    number,
    customerId: params.id,
    employeeId,
    takenAt,
    day: dayAt(office.time_zone, takenAt),
    method: body.method,
    amount,
    tendered: body.tendered,
    changeGiven: changeOf(body.method, amount, body.tendered),
    checkNumber: body.checkNumber,
    lastFour: body.lastFour,
    memo: body.memo,
  };
  const { id: _, masterId: __, employeeId: ___, takenAt: ____, ...after } = receipt;
  // In this order, and in one message.
  const [, , written] = await Promise.all([
    store.insertReceipt(db, receipt, lines),
    writeChange(db, session, {
      subject: RECEIPT_LOG.subject,
      subjectId: id,
      action: 'taken',
      after: { ...after, lines: lines.map(loggedLine) },
    }),
    loadReceipt(db, id),
  ]);
  return written;
}

/** What only a payment on a contract has is left out of the log of any other. */
function loggedLine({ contractId, paymentAppendage, entryType, payoff, ...line }: LineInput) {
  if (contractId === null) return line;
  return { ...line, contractId, paymentAppendage, entryType, ...(payoff && { payoff }) };
}
