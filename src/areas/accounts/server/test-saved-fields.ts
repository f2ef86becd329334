import { randomUUID } from 'node:crypto';
import { readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import { findAccount } from '../contract.ts';
import { saveAccountFacts } from '../facts-contract.ts';
import { listPackages, savePackage } from '../packages-contract.ts';
import { buildAccount, buildPackage } from './test-data.ts';

export const savedAccountFacts = readsAsSaved(saveAccountFacts)(
  async ({ owner }, { client, id, masterId }) => {
    const params = { account: await buildAccount(owner) };
    return {
      fields: {
        packageId: [await buildPackage(owner, masterId), await buildPackage(owner, masterId)],
        setup_fee: [250, 99.5],
        bill_plan: ['Yearly', 'Monthly'],
        salesRepId: { values: [id, null], read: ({ salesRep }) => salesRep?.id ?? null },
        source: ['Referral', ''],
        isReceiveLeads: [1, 0],
        isEnabledRaterTab: [1, 0],
        telephonySubAccount: [1, 0],
      },
      saves: [
        (body) => client.call(saveAccountFacts, { params, body: { ...body, version: 1 } }),
        (body) => client.call(saveAccountFacts, { params, body }),
      ],
      find: () => client.call(findAccount, { params }),
    };
  },
);

export const savedPackage = readsAsSaved(savePackage)(async (_, { client }) => {
  const save = (id: number, body: object) => client.call(savePackage, { params: { id }, body });
  return {
    fields: {
      name: [`Package ${randomUUID()}`, `Package ${randomUUID()}`],
      liteSwitch: [3, 0],
      priceMonthly: [149.5, 99],
    },
    saves: [(body) => save(0, body), (body, before) => save(before.id, { ...body, version: 1 })],
    find: async (saved) => {
      const answer = await client.call(listPackages);
      return { ...answer, body: answer.body.results.find(({ id }: { id: number }) => id === saved.id) };
    },
  };
});
