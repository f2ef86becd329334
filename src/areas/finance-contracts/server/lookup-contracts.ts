import { sql } from 'kysely';
import type { Call } from '#platform/server/http/mount.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { LOOKUP_MOST, type lookupContracts as lookupEndpoint } from '../lookup-contract.ts';
import { numberOf } from '../rules/contract-facts.ts';
import type { ContractStatus } from '../statuses.ts';

interface Found {
  id: number;
  contractNumber: string;
  contractStatus: ContractStatus;
  customer: string;
  company: string;
}

/** The whole number first, then the newest. */
export async function lookupContracts({
  db,
  query: { query },
}: Call<typeof lookupEndpoint>): Promise<AnswerOf<typeof lookupEndpoint>> {
  const { rows } = await sql<Found>`
    SELECT k.id, k.contract_number AS "contractNumber", k.status AS "contractStatus", u.name AS customer, c.name AS company
    FROM lookup_contracts(${query}, ${LOOKUP_MOST}) WITH ORDINALITY AS f(id, place)
    JOIN finance_contracts k ON k.id = f.id
    JOIN customers u ON u.master_id = k.master_id AND u.id = k.customer_id
    JOIN companies c ON c.master_id = k.master_id AND c.id = k.company_id
    ORDER BY f.place`.execute(db);
  return {
    results: rows.map(({ contractNumber, ...row }) => ({
      ...row,
      contract: numberOf({ ...row, contractNumber }),
    })),
  };
}
