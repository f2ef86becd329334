import { buildCommissionFile, buildCommissionLine } from '#areas/commissions/server/test-data.ts';
import { buildCompany, buildProduct } from '#areas/companies/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import type { TestApp } from '#platform/server/testing/test-app.ts';
import { setProducers } from './test-data.ts';

/** An agency whose owner reconciles, with two producers and policies of which they earn. */
export interface StatementWorld {
  owner: TestPerson;
  anna: TestPerson;
  ben: TestPerson;
  companyId: number;
  productId: number;
  /** Anna earns half. */
  ofAnna: number;
  /** Anna earns a half, Ben a third. */
  ofBoth: number;
  /** Nobody earns of it. */
  ofHouse: number;
  newFile: (overrides?: Record<string, unknown>) => Promise<number>;
  newLine: (
    file: number,
    policy: number | null,
    cents: number,
    overrides?: Record<string, unknown>,
  ) => Promise<number>;
}

export async function newWorld(app: TestApp): Promise<StatementWorld> {
  const agency = await app.newAgency();
  const { masterId } = agency;
  const person = await agency.newPerson({ permissions: { PRowner: 1 } });
  const anna = await agency.newPerson({ firstName: 'Anna', lastName: 'Alder' });
  const ben = await agency.newPerson({ firstName: 'Ben', lastName: 'Birch' });
  const companyId = await buildCompany(app.owner, masterId);
  const product_id = await buildProduct(app.owner, masterId, { company_id: companyId, name: 'Test product' });
  const newPolicy = async (splits: [number, number][]) => {
    const id = await buildPolicy(app.owner, masterId, { product_id });
    await setProducers(app.owner, masterId, id, new Map(splits));
    return id;
  };
  return {
    owner: person,
    anna,
    ben,
    companyId,
    productId: product_id,
    ofAnna: await newPolicy([[anna.id, 5000]]),
    ofBoth: await newPolicy([
      [anna.id, 5000],
      [ben.id, 3333],
    ]),
    ofHouse: await newPolicy([]),
    newFile: (overrides) => buildCommissionFile(app.owner, masterId, { created_by: person.id, ...overrides }),
    newLine: (file_id, policy_id, commission, overrides) =>
      buildCommissionLine(app.owner, masterId, {
        file_id,
        policy_id,
        commission,
        company_id: companyId,
        status: 2,
        ...overrides,
      }),
  };
}

/** Every line of the agency: its state and what it is shared out to, the house last. */
export async function readLines(app: TestApp, masterId: number) {
  const { rows } = await app.owner.query(
    `SELECT l.id, l.status, l.adjusted, coalesce(array_agg(s.cents ORDER BY s.employee_id NULLS LAST)
       FILTER (WHERE s.id IS NOT NULL), '{}')::int[] AS shares
     FROM commission_lines l LEFT JOIN commission_shares s ON s.master_id = l.master_id AND s.line_id = l.id
     WHERE l.master_id = $1 AND l.deleted_at IS NULL GROUP BY l.id, l.status, l.adjusted ORDER BY l.id`,
    [masterId],
  );
  return rows as { id: number; status: number; adjusted: number; shares: number[] }[];
}
