import { writeChange } from '#platform/server/change-log/write-change.ts';
import { allEnded } from '#platform/server/db/all-ended.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse, refuseProblems } from '#platform/server/http/refusal.ts';
import { dayAt } from '#platform/shared/clock.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { LineInput, Receipt, takeReceipt as takeEndpoint } from '../contract.ts';
import { RECEIPT_LOG } from '../log.ts';
import { changeOf, receiptProblems, takingOfficeProblem, totalOf } from '../rules.ts';
import { loadReceipt } from './load-receipt.ts';
import type { NewReceipt, ReceiptFollower } from './receipt-follower.ts';
import * as store from './store.ts';

type Take = Call<typeof takeEndpoint>;
type Office = NonNullable<Awaited<ReturnType<typeof store.findOffice>>>;

/** The number is drawn last: whoever waits for the office's counter waits for as little as possible. */
export function takeReceipt(followers: readonly ReceiptFollower[]) {
  return async (call: Take): Promise<Receipt> => {
    const problems = receiptProblems(call.body);
    const finding = officeOf(call, problems);
    const known = finding.then(() => problems);
    const [, office] = await allEnded([
      refuseStranger(call),
      finding,
      known,
      judge(followers, call, problems, known),
    ]);
    refuseProblems(problems);
    const lines = await completed(followers, call);
    // Without an office there was a problem.
    return write(followers, call, office as Office, lines);
  };
}

async function refuseStranger({ db, params }: Take): Promise<void> {
  if (!(await store.findCustomer(db, params.id))) throw refuse.notFound();
}

/** One after the other, since they lock. */
async function judge(
  followers: readonly ReceiptFollower[],
  call: Take,
  problems: FieldErrors,
  known: Promise<FieldErrors>,
): Promise<void> {
  const taking = { customerId: call.params.id, body: call.body };
  for (const { judge } of followers) Object.assign(problems, await judge?.(call, taking, known));
}

/** Whether the receipt reads differently now. */
async function follow(
  followers: readonly ReceiptFollower[],
  call: Take,
  receipt: NewReceipt,
): Promise<boolean> {
  const followed = await allEnded(followers.map(async ({ taken }) => taken?.(call, receipt)));
  return followed.includes(true);
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
  followers: readonly ReceiptFollower[],
  call: Take,
  office: Office,
  given: readonly LineInput[],
): Promise<Receipt> {
  const { db, session, params, body } = call;
  const { masterId, employeeId } = session;
  const { id, number, lineIds } = await store.drawNumber(db, masterId, office.id, given.length);
  const lines = given.map((line, at) => ({ ...line, id: lineIds[at] as number }));
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
  const taken = { id, receipt: number, officeId: office.id, showdate: receipt.day, lines };
  // In this order, and in one message.
  const [, , written, readsDifferently] = await allEnded([
    store.insertReceipt(db, receipt, lines),
    writeChange(db, session, {
      subject: RECEIPT_LOG.subject,
      subjectId: id,
      action: 'taken',
      after: { ...after, lines: given.map(loggedLine) },
    }),
    loadReceipt(db, id),
    follow(followers, call, taken),
  ]);
  return readsDifferently ? loadReceipt(db, id) : written;
}

/** What only a payment on a contract has is left out of the log of any other. */
function loggedLine({ contractId, paymentAppendage, entryType, payoff, ...line }: LineInput) {
  if (contractId === null) return line;
  return { ...line, contractId, paymentAppendage, entryType, ...(payoff && { payoff }) };
}
