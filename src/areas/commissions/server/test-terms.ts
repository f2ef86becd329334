import { buildCompany, buildProduct } from '#areas/companies/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import type { TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import * as lines from '../line-contract.ts';
import { buildCommissionLine } from './test-data.ts';

/** An agency whose terms of $1,000 in March are due $125, and how its carrier lines and files are made. */
export async function newTerms(app: TestApp) {
  const person = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  const { masterId, client } = person;
  const company_id = await buildCompany(app.owner, masterId);
  const product_id = await buildProduct(app.owner, masterId, { company_id, new_percent: 1250 });
  const term = { product_id, effdate: '2026-03-15', expdate: '2027-03-15', premium: 100_000 };
  const range = { start: '2026-03-01', end: '2026-03-31', deposit: '2026-04-02' };
  return {
    person,
    companyId: company_id,
    policy: (columns: Record<string, unknown> = {}) =>
      buildPolicy(app.owner, masterId, { ...term, ...columns }),
    /** Of $10.00, in the pool. */
    line: (columns: Record<string, unknown> = {}) =>
      buildCommissionLine(app.owner, masterId, { company_id, transaction_on: '2026-03-20', ...columns }),
    create: async (body: object = {}) =>
      (await client.call(contract.createFile, { body: { ...range, ...body } })).body,
    move: (id: number, status: number, new_status: number) =>
      client.call(lines.updateLines, { params: { id }, body: { new_status, status, details: '*' } }),
    linesOf: async (id: number): Promise<WireLine[]> =>
      (await client.call(lines.listLines, { params: { id }, body: {} })).body.data,
    logOf: async (fileId: number, action: string) => {
      const { rows } = await app.owner.query(
        `SELECT employee_id, before, after FROM change_log
         WHERE master_id = $1 AND subject = 'commission file' AND subject_id = $2 AND action = $3 ORDER BY id`,
        [masterId, fileId, action],
      );
      return rows;
    },
  };
}

/** As the client gets it, with dollars. */
type WireLine = lines.CommissionLine;
export type TestTerms = Awaited<ReturnType<typeof newTerms>>;
