import { sql } from 'kysely';
import type { Author } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { addRecord } from '#platform/server/records/save-record.ts';
import type { PolicyInput } from '../contract.ts';
import type { PolicyStatus } from '../statuses.ts';
import { policiesFor } from './policy-records.ts';
import * as store from './store.ts';

export interface KnownPolicy {
  row: number;
  policyNumber: string;
  productId: number;
  effdate: string;
}

/** Terms that are here already: the same number, product and first day, by their rows. */
export async function findSamePolicies(db: Db, terms: readonly KnownPolicy[]): Promise<Map<number, number>> {
  const { rows } = await samePolicies(terms).execute(db);
  return new Map(rows.map(({ row, id }) => [row, id]));
}

export const samePolicies = (terms: readonly KnownPolicy[]) => sql<{ row: number; id: number }>`
  SELECT g.row, min(p.id) AS id
  FROM jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) AS g (row bigint, "policyNumber" text, "productId" bigint,
    effdate date)
  JOIN policies p ON p.number_key = bare(g."policyNumber") AND p.product_id = g."productId" AND p.effdate = g.effdate
  GROUP BY g.row`;

export interface BroughtPolicy {
  customerId: number;
  input: PolicyInput;
  /** As it was elsewhere. */
  status: PolicyStatus;
  cancelledOn: string | null;
  cancelReason: string;
}

/** Adds a term in the state that it had elsewhere. */
export async function addBroughtPolicy(
  db: Db,
  author: Author,
  { customerId, input, status, cancelledOn, cancelReason }: BroughtPolicy,
): Promise<number> {
  const added = await addRecord(
    policiesFor({ officeId: null }, customerId),
    { db, session: author },
    {
      add: () =>
        store.insertPolicy(db, {
          masterId: author.masterId,
          customerId,
          renewsId: null,
          input,
          ended: { status, cancelledOn, cancelReason },
        }),
    },
  );
  return added.id;
}
