import { hasColleague } from '#areas/employees/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { type RecordKind, saveRecord } from '#platform/server/records/save-record.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { correctStretch as endpoint } from '../hours-contract.ts';
import { STRETCH_LOG } from '../log.ts';
import { stretchProblems } from '../rules.ts';
import * as store from './hours-store.ts';

const STRETCH: RecordKind<store.StretchRow> = {
  subject: STRETCH_LOG.subject,
  lock: store.lockStretch,
  find: store.findStretch,
  logged: ({ employeeId, in: inAt, out, correction }) => ({ employeeId, in: inAt, out, correction }),
};

export async function correctStretch(call: Call<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, session, params, body } = call;
  return saveRecord(
    STRETCH,
    call,
    { id: params.id, version: body.version },
    {
      action: 'corrected',
      problems: (before) => problemsOf(call, before),
      add: () =>
        store.insertStretch(db, {
          ...body,
          masterId: session.masterId,
          employeeId: body.employeeId as number,
        }),
      change: () => store.updateStretch(db, params.id, body),
    },
  );
}

async function problemsOf(
  { db, session, params, body }: Call<typeof endpoint>,
  before: store.StretchRow | undefined,
): Promise<FieldErrors> {
  const employeeId = params.id === 0 ? body.employeeId : before?.employeeId;
  if (params.id === 0 && !(employeeId && (await hasColleague(db, employeeId))))
    return { employeeId: ['Choose a person of your agency.'] };
  // Somebody else's stretch, or none: it is not there.
  if (!employeeId) return {};
  await store.lockHours(db, session.masterId, employeeId);
  const others = await othersOf(db, employeeId, params.id, body);
  return stretchProblems({ inAt: body.in, outAt: body.out }, others, new Date(), before?.out === null);
}

async function othersOf(
  db: Db,
  employeeId: number,
  id: number,
  { in: from, out }: { in: Date; out: Date | null },
) {
  const to = out && out > from ? out : new Date(Date.now() + 1);
  const near = await store.listStretchesOf(db, [employeeId], from, to);
  return near.filter((each) => each.id !== id).map((each) => ({ inAt: each.in, outAt: each.out }));
}
