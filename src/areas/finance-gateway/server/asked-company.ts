import { sql } from 'kysely';
import type { FinanceSystem } from '#areas/companies/finance-contract.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { type Way, wayTo } from './gateway.ts';
import type { AskedCompany } from './questions.ts';

/** A finance company with the way to it; undefined when it is not there. */
export function findAskedCompany(db: Db, id: number): Promise<AskedCompany | undefined> {
  return db
    .selectFrom('companies')
    .select(['master_id as masterId', 'id', 'name'])
    .select(sql<FinanceSystem | null>`finance_system`.as('system'))
    .select(['gateway_url as gatewayUrl', 'sealed_gateway_secret as sealedSecret'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Which way leads to a company under these settings, if any. */
export async function findWay(db: Db, config: Config, id: number): Promise<Way | undefined> {
  const company = await findAskedCompany(db, id);
  return company && wayTo(config, company);
}
