import { lastChangedBy, writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type {
  setProductActive as activeEndpoint,
  Product,
  saveProduct as saveEndpoint,
} from '../contract.ts';
import * as store from './product-store.ts';
import { lockCompany } from './store.ts';

const SUBJECT = 'product';

type Save = Call<typeof saveEndpoint>;

export function saveProduct(call: Save): Promise<Product> {
  return call.params.id === 0 ? add(call) : edit(call);
}

async function add({ db, session, params, body }: Save): Promise<Product> {
  const { companyId } = params;
  if (!(await lockCompany(db, companyId))) throw refuse.notFound();
  const id = await store.insertProduct(db, session.masterId, companyId, body);
  const after = await locked(db, companyId, id);
  await writeChange(db, session, {
    subject: SUBJECT,
    subjectId: id,
    action: 'added',
    after: { companyId, ...logged(after) },
  });
  return after;
}

async function edit({ db, session, params, body }: Save): Promise<Product> {
  const { companyId, id } = params;
  const before = await locked(db, companyId, id);
  if (body.version !== undefined && body.version !== before.version) {
    throw refuse.changed(await lastChangedBy(db, SUBJECT, id), before);
  }
  await store.updateProduct(db, id, body);
  const after = await locked(db, companyId, id);
  await writeChange(db, session, {
    subject: SUBJECT,
    subjectId: id,
    action: 'edited',
    before: logged(before),
    after: logged(after),
  });
  return after;
}

export async function setProductActive(call: Call<typeof activeEndpoint>): Promise<Product> {
  const { db, session, params, body } = call;
  const before = await locked(db, params.companyId, params.id);
  if (before.active === body.active) return before;
  await store.markProduct(db, params.id, body.active);
  await writeChange(db, session, {
    subject: SUBJECT,
    subjectId: params.id,
    action: body.active ? 'reactivated' : 'deactivated',
    before: { active: before.active },
    after: { active: body.active },
  });
  return { ...before, active: body.active };
}

async function locked(db: Db, companyId: number, id: number): Promise<Product> {
  const product = await store.lockProduct(db, companyId, id);
  if (!product) throw refuse.notFound();
  return product;
}

function logged({ id, version, ...fields }: Product): Record<string, unknown> {
  return fields;
}
