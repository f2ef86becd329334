import { lastChangedBy, writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type {
  setCompanyActive as activeEndpoint,
  Company,
  saveCompany as saveEndpoint,
} from '../contract.ts';
import { companyProblems } from '../rules.ts';
import { companyOf } from './company-of.ts';
import * as store from './store.ts';

const SUBJECT = 'company';

type Save = Call<typeof saveEndpoint>;

export async function saveCompany(call: Save): Promise<Company> {
  const problems = companyProblems(call.body);
  if (Object.keys(problems).length > 0) throw refuse.fields(problems);
  return call.params.id === 0 ? add(call) : edit(call);
}

async function add({ db, session, body }: Save): Promise<Company> {
  const id = await store.insertCompany(db, session.masterId, body);
  const after = await loadCompany(db, id);
  await writeChange(db, session, { subject: SUBJECT, subjectId: id, action: 'added', after: logged(after) });
  return after;
}

async function edit({ db, session, params, body }: Save): Promise<Company> {
  const { id } = params;
  const locked = await store.lockCompany(db, id);
  if (!locked) throw refuse.notFound();
  const before = await loadCompany(db, id);
  if (body.version !== undefined && body.version !== locked.version) {
    throw refuse.changed(await lastChangedBy(db, SUBJECT, id), before);
  }
  await store.updateCompany(db, id, body);
  const after = await loadCompany(db, id);
  await writeChange(db, session, {
    subject: SUBJECT,
    subjectId: id,
    action: 'edited',
    before: logged(before),
    after: logged(after),
  });
  return after;
}

export async function setCompanyActive(call: Call<typeof activeEndpoint>): Promise<Company> {
  const { db, session, params, body } = call;
  const locked = await store.lockCompany(db, params.id);
  if (!locked) throw refuse.notFound();
  if (locked.active !== body.active) {
    await store.markCompany(db, params.id, body.active);
    await writeChange(db, session, {
      subject: SUBJECT,
      subjectId: params.id,
      action: body.active ? 'reactivated' : 'deactivated',
      before: { active: locked.active },
      after: { active: body.active },
    });
  }
  return loadCompany(db, params.id);
}

export async function loadCompany(db: Db, id: number): Promise<Company> {
  const row = await store.findRecord(db, id);
  if (!row) throw refuse.notFound();
  return companyOf(row);
}

/** What the log keeps; products have entries of their own. */
function logged({ id, version, products, ...fields }: Company): Record<string, unknown> {
  return fields;
}
