import { readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import { findForm, saveForm } from '../contract.ts';
import { buildForm } from './test-data.ts';

export const savedForm = readsAsSaved(saveForm)(async ({ owner }, { client, masterId }) => {
  const id = await buildForm(owner, masterId);
  const save = (body: Record<string, unknown>) => client.call(saveForm, { params: { id }, body });
  return {
    fields: {
      name: ['Certificate of liability', 'Evidence of property'],
      description: ['For contractors', 'For lenders'],
    },
    saves: [save, save],
    find: () => client.call(findForm, { params: { id } }),
  };
});
