import { sql } from 'kysely';
import type { ContractFate } from '../statuses.ts';

/** What became of the contract `k` since the request `r`. */
export const contractFate = sql<ContractFate>`CASE
  WHEN k.status = 'Voided' THEN 'void'
  WHEN k.status = 'Quoted' THEN 'quoted'
  WHEN r.terms <> contract_terms(k) THEN 'changed'
  ELSE 'same' END`;

/** The contract of the request `r`. */
export const itsContract = sql`k.master_id = r.master_id AND k.id = r.contract_id`;
