import { buildCommissionFile, buildCommissionLine } from '#areas/commissions/server/test-data.ts';
import { insertRow } from '#platform/server/testing/insert-row.ts';
import { readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import { createStatement, findStatement } from '../contract.ts';
import { saveDeposit, tieOutFiles } from '../posting-contract.ts';

export const createdStatement = readsAsSaved(createStatement)(async ({ owner }, { client, id, masterId }) => {
  const file_id = await buildCommissionFile(owner, masterId);
  const line_id = await buildCommissionLine(owner, masterId, { file_id, status: 3 });
  const share = { master_id: masterId, line_id, employee_id: id, split: 10_000, cents: 1000 };
  await insertRow(owner, 'commission_shares', share);
  return {
    fields: {
      employee: { values: [id], read: ({ employee }) => employee.id },
      file: { values: [file_id], read: ({ files }) => files[0].id },
      month: { values: ['2026-11'], read: ({ period }) => period },
      until: { unread: 'It chooses the lines and is not kept.' },
      note: ['For November'],
      amount: [10],
    },
    saves: [(body) => client.call(createStatement, { body })],
    find: (statement) => client.call(findStatement, { params: { id: statement.id } }),
  };
});

export const savedDeposit = readsAsSaved(saveDeposit)(async ({ owner }, { client, masterId }) => {
  const id = await buildCommissionFile(owner, masterId);
  const save = (body: unknown) => client.call(saveDeposit, { params: { id }, body });
  return {
    fields: { depositAmount: [100.5, 200.25] },
    saves: [save, save],
    find: async () => {
      const found = await client.call(tieOutFiles, { body: { ids: [id] } });
      return { ...found, body: found.body.data[0] };
    },
  };
});
