import { buildCompany } from '#areas/companies/server/test-data.ts';
import type { TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../line-contract.ts';
import { buildCommissionFile, buildCommissionLine } from './test-data.ts';

/** An agency with an empty file of Blue Heron and others, and how its lines are made, listed and adjusted. */
export async function newFile(app: TestApp) {
  const agency = await app.newAgency();
  const person = await agency.newPerson({ permissions: { PRadmin: 1 } });
  const companyId = await buildCompany(app.owner, agency.masterId, { name: 'Blue Heron' });
  const id = await buildCommissionFile(app.owner, agency.masterId);
  const params = { id };
  return {
    agency,
    person,
    companyId,
    id,
    /** Of $10.00. */
    line: (columns: Record<string, unknown> = {}) =>
      buildCommissionLine(app.owner, agency.masterId, { file_id: id, company_id: companyId, ...columns }),
    list: async (body: object = {}, query: Record<string, unknown> = {}) =>
      (await person.client.call(contract.listLines, { params, body, query })).body,
    adjust: (details: unknown, who = person) =>
      who.client.call(contract.adjustLines, { params, body: { details, reason: 'Checked' } }),
  };
}

export type TestFile = Awaited<ReturnType<typeof newFile>>;
