import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { lookupContracts } from '../lookup-contract.ts';
import { financeContractRoutes } from './public.ts';
import { buildContract, buildFinanceCompany } from './test-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [financeContractRoutes] });
});
afterAll(() => app.close());

test('contracts are found by a part of their number or by # and their id, the whole number first, in the own agency alone', async () => {
  const person = await (await app.newAgency()).newPerson();
  const { masterId } = person;
  const company_id = await buildFinanceCompany(app.owner, masterId, { name: 'Sawgrass' });
  const build = (contract_number: string) =>
    buildContract(app.owner, masterId, { company_id, contract_number });
  const [whole, longer, none] = [await build('SPF-418'), await build('SPF-4182'), await build('')];
  const other = (await app.newAgency()).masterId;
  const foreign = await buildContract(app.owner, other, { contract_number: 'SPF-418' });
  const find = async (query: string) =>
    (await person.client.call(lookupContracts, { query: { query } })).body.results;
  expect(await find('spf 418')).toMatchObject([
    { id: whole, contract: 'SPF-418', company: 'Sawgrass', contractStatus: 'Quoted' },
    { id: longer, contract: 'SPF-4182' },
  ]);
  expect(await find(`#${none}`)).toMatchObject([{ id: none, contract: `#${none}` }]);
  expect(await find(`#${foreign}`)).toEqual([]);
  for (const nothing of ['', '%', '--', 'X-99', "'; --"]) expect(await find(nothing)).toEqual([]);
});
