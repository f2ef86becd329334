import { readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import { findAccount } from '../contract.ts';
import { saveAccountFacts } from '../facts-contract.ts';
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
