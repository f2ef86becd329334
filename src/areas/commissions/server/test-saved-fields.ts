import { buildCompany } from '#areas/companies/server/test-data.ts';
import { readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import { createFile, fetchFiles } from '../contract.ts';

export const createdFile = readsAsSaved(createFile)(async ({ owner }, { client, masterId }) => {
  const read = async (id: number) => {
    const found = await client.call(fetchFiles, { body: { ids: [id] } });
    // No answer contains it.
    const { rows } = await owner.query('SELECT forward_only FROM commission_files WHERE id = $1', [id]);
    return { ...found, body: { ...found.body.data?.[0], forwardOnly: rows[0].forward_only } };
  };
  const create = async (body: object) => read((await client.call(createFile, { body })).body.id);
  return {
    fields: {
      company: {
        values: [await buildCompany(owner, masterId), await buildCompany(owner, masterId)],
        read: ({ company }) => company.id,
      },
      // One for forwarded lines has no days.
      forwardOnly: [false, true],
      start: ['2026-11-01', null],
      end: ['2026-11-30', null],
      deposit: { values: ['2026-11-15', null], read: ({ deposited }) => deposited },
      depositAmount: [1234.5, 2345.25],
    },
    saves: [create, create],
    find: ({ id }) => read(id),
  };
});
