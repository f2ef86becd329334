import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse, refuseProblems } from '#platform/server/http/refusal.ts';
import { dayAt } from '#platform/shared/clock.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { LineInput, Receipt, takeReceipt as takeEndpoint } from '../contract.ts';
import { RECEIPT_LOG } from '../log.ts';
import {
  changeOf,
  overpaid,
  overpaymentProblems,
  receiptProblems,
  takingOfficeProblem,
  totalOf,
} from '../rules.ts';
import { listBalances, lockPolicies } from './balance-store.ts';
import { loadReceipt } from './load-receipt.ts';
import * as store from './store.ts';

type Take = Call<typeof takeEndpoint>;
type Office = NonNullable<Awaited<ReturnType<typeof store.findOffice>>>;

/** The number is drawn last: whoever waits for the office's counter waits for as little as possible. */
export async function takeReceipt(call: Take): Promise<Receipt> {
  const { db, params, body } = call;
  if (!(await store.findCustomer(db, params.id))) throw refuse.notFound();
  const problems = receiptProblems(body);
  const office = await officeOf(call, problems);
  await judgePolicies(db, params.id, body.lines, problems);
  refuseProblems(problems);
  refuseProblems(body.prepays ? {} : await overpayments(db, params.id, body.lines));
  // Without an office there was a problem.
  return write(call, office as Office);
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

async function judgePolicies(
  db: Db,
  customerId: number,
  lines: readonly LineInput[],
  problems: FieldErrors,
): Promise<void> {
  const ids = lines.flatMap(({ policyId }) => policyId ?? []);
  const theirs = await lockPolicies(db, customerId, ids);
  lines.forEach(({ policyId }, at) => {
    if (policyId !== null && !theirs.has(policyId))
      problems[`lines.${at}.policyId`] = ['Choose a policy of this customer.'];
  });
}

async function overpayments(db: Db, customerId: number, lines: readonly LineInput[]): Promise<FieldErrors> {
  if (lines.every(({ policyId }) => policyId === null)) return {};
  return overpaymentProblems(overpaid(lines, await listBalances(db, customerId)));
}

async function write({ db, session, params, body }: Take, office: Office): Promise<Receipt> {
  const { masterId, employeeId } = session;
  const number = await store.nextNumber(db, masterId, office.id);
  // After the counter is held, so that a later number is never of an earlier moment.
  const takenAt = new Date();
  const amount = totalOf(body.lines);
  const receipt = {
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
  const id = await store.insertReceipt(db, receipt, body.lines);
  const { masterId: _, employeeId: __, takenAt: ___, ...after } = receipt;
  await writeChange(db, session, {
    subject: RECEIPT_LOG.subject,
    subjectId: id,
    action: 'taken',
    after: { ...after, lines: body.lines },
  });
  return loadReceipt(db, id);
}
