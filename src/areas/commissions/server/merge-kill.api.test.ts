import { afterAll, beforeAll, expect, test } from 'vitest';
import { killInTheMiddle } from '#platform/server/testing/kill-in-the-middle.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { commissionRoutes } from './public.ts';
import { buildCommissionFile, buildCommissionLine } from './test-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes] });
});
afterAll(() => app.close());

test(
  'a server that is killed in the middle of a merge leaves nothing half done',
  async () => {
    const person = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
    const newFile = () => buildCommissionFile(app.owner, person.masterId, { created_by: person.id });
    const [target, source] = [await newFile(), await newFile()];
    for (const file_id of [target, source])
      for (let n = 0; n < 3; n++) await buildCommissionLine(app.owner, person.masterId, { file_id });
    const list = async () => (await person.client.call(contract.listFiles)).body.data;
    const before = await list();

    const body = { ids: [target, source] };
    await killInTheMiddle(app, {
      person,
      endpoint: contract.mergeFiles,
      body,
      // The last line of the source: the merge has written and moved the others by then.
      held: {
        text: `SELECT id FROM commission_lines
        WHERE id = (SELECT max(id) FROM commission_lines WHERE file_id = $1) FOR UPDATE`,
        values: [source],
      },
    });

    expect(await list()).toEqual(before);
    const { rows } = await app.owner.query('SELECT id FROM commission_merges WHERE master_id = $1', [
      person.masterId,
    ]);
    expect(rows).toEqual([]);
    const again = await person.client.call(contract.mergeFiles, { body });
    expect(again.body).toEqual({ id: target, moved: 3 });
  },
  PATIENCE,
);
