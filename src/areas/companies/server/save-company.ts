import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { changeRecord, type RecordKind, saveRecord } from '#platform/server/records/save-record.ts';
import type {
  setCompanyActive as activeEndpoint,
  Company,
  saveCompany as saveEndpoint,
} from '../contract.ts';
import { COMPANY_LOG } from '../log.ts';
import { companyProblems, whyStaysFinance } from '../rules.ts';
import { companyOf } from './company-of.ts';
import { gatewayProblems, secretColumns } from './gateway-secret.ts';
import * as store from './store.ts';

export const COMPANIES: RecordKind<Company> = {
  subject: COMPANY_LOG.subject,
  lock: async (db, id) => ((await store.lockCompany(db, id)) ? findCompany(db, id) : undefined),
  find: findCompany,
  // Products have entries of their own.
  logged: ({ id, version, products, ...fields }) => fields,
};

async function findCompany(db: Db, id: number): Promise<Company | undefined> {
  const row = await store.findRecord(db, id);
  return row && companyOf(row);
}

export type SaveCompany = Call<typeof saveEndpoint>;

export function saveCompany(call: SaveCompany): Promise<Company> {
  const { db, session, config, params, body } = call;
  return saveRecord(
    COMPANIES,
    call,
    { id: params.id, version: body.version },
    {
      problems: (before) => ({
        ...gatewayProblems(body, before, config.financeHosts),
        ...companyProblems(body),
      }),
      add: async () => {
        const id = await store.insertCompany(db, session.masterId, body);
        await store.storeSecret(db, id, secretColumns(call, id));
        return id;
      },
      change: async (before) => {
        if (before.isFinance && !body.isFinance) await refuseWithContracts(db, before);
        await store.updateCompany(db, before.id, body, secretColumns(call, before.id));
      },
      // The log shows that somebody entered one, and masks it.
      ...(body.gatewaySecret !== '' && { more: { gatewaySecret: 'entered' } }),
    },
  );
}

/** Nobody can add a contract of it meanwhile: whoever does holds the company. */
async function refuseWithContracts(db: Db, { id, name }: Company): Promise<void> {
  const why = whyStaysFinance(name, await store.countContracts(db, id));
  if (why) throw refuse.conflict(why);
}

export function setCompanyActive(call: Call<typeof activeEndpoint>): Promise<Company> {
  const { db, params, body } = call;
  return changeRecord(
    COMPANIES,
    call,
    { id: params.id },
    {
      action: body.active ? 'reactivated' : 'deactivated',
      isDone: ({ active }) => active === body.active,
      change: ({ id }) => store.markCompany(db, id, body.active),
    },
  );
}
