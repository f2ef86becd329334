import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { addRecord, changeRecord, type RecordKind } from '#platform/server/records/save-record.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type {
  setProductActive as activeEndpoint,
  Product,
  saveProduct as saveEndpoint,
} from '../contract.ts';
import { PRODUCT_LOG } from '../log.ts';
import { financeCompanyProblems } from '../rules.ts';
import { listKinds } from './finance-store.ts';
import * as store from './product-store.ts';
import { lockCompany } from './store.ts';

type Save = Call<typeof saveEndpoint>;

/** The products of one company: those of another are not there. */
const productsOf = (companyId: number): RecordKind<Product> => ({
  subject: PRODUCT_LOG.subject,
  lock: (db, id) => store.lockProduct(db, companyId, id),
  find: (db, id) => store.findProduct(db, companyId, id),
  logged: ({ id, version, financeCompanies, ...fields }) => ({
    ...fields,
    financeCompanies: financeCompanies.map(({ name }) => name),
  }),
});

export function saveProduct(call: Save): Promise<Product> {
  const { db, session, params, body } = call;
  if (params.id === 0) return addProduct(call);
  return changeRecord(
    productsOf(params.companyId),
    call,
    { id: params.id, version: body.version },
    {
      problems: (before) => problemsOf(call, before),
      change: ({ id }) => store.updateProduct(db, session.masterId, id, body),
    },
  );
}

async function problemsOf({ db, body }: Save, before?: Product): Promise<FieldErrors> {
  const wanted = body.financeCompanyIds;
  const named = before?.financeCompanies.map(({ id }) => id) ?? [];
  return financeCompanyProblems(wanted, await listKinds(db, wanted), named);
}

function addProduct(call: Save): Promise<Product> {
  const { db, session, params, body } = call;
  const { companyId } = params;
  return addRecord(productsOf(companyId), call, {
    problems: () => problemsOf(call),
    add: async () => {
      if (!(await lockCompany(db, companyId))) throw refuse.notFound();
      return store.insertProduct(db, session.masterId, companyId, body);
    },
    more: { companyId },
  });
}

export function setProductActive(call: Call<typeof activeEndpoint>): Promise<Product> {
  const { db, params, body } = call;
  return changeRecord(
    productsOf(params.companyId),
    call,
    { id: params.id },
    {
      action: body.active ? 'reactivated' : 'deactivated',
      isDone: ({ active }) => active === body.active,
      change: ({ id }) => store.markProduct(db, id, body.active),
    },
  );
}
