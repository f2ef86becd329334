import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildOffice } from '#areas/offices/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import { findReceipt, takeReceipt, voidReceipt } from '../contract.ts';
import { buildReceipt } from './test-data.ts';

export const takenReceipt = readsAsSaved(takeReceipt)(async ({ owner }, { client, masterId }) => {
  const id = await buildCustomer(owner, masterId);
  const policyId = await buildPolicy(owner, masterId, { customer_id: id, premium: 100_000 });
  const premium = {
    policyId,
    contractId: null,
    kind: 'premium' as const,
    paymentAppendage: null,
    entryType: null,
    payoff: false,
  };
  const take = (body: object) => client.call(takeReceipt, { params: { id }, body });
  return {
    fields: {
      officeId: {
        values: [await buildOffice(owner, masterId), await buildOffice(owner, masterId)],
        read: ({ office }) => office.id,
      },
      method: ['check', 'card'],
      checkNumber: ['1042', ''],
      lastFour: ['', '4242'],
      lines: {
        values: [
          [{ ...premium, description: 'March', amount: 25.5 }],
          [{ ...premium, description: 'April', amount: 30.25 }],
        ],
        read: ({ lines }) =>
          lines.map(({ id: _, policy, contract, company, post, ...line }: Record<string, unknown>) => line),
      },
      tendered: { values: [25.5, 30.25], read: ({ amountTendered }) => amountTendered },
      memo: ['By mail', 'At the counter'],
      prepays: { unread: 'It says that paying beyond what is owed is meant so, and is not kept.' },
    },
    saves: [take, take],
    find: (receipt) => client.call(findReceipt, { params: { id: receipt.id } }),
  };
});

export const voidedReceipt = readsAsSaved(voidReceipt)(async ({ owner }, { client, masterId }) => {
  const id = await buildReceipt(owner, masterId);
  return {
    fields: { reason: { values: ['Wrong customer'], read: ({ voided }) => voided.reason } },
    saves: [(body) => client.call(voidReceipt, { params: { id }, body })],
    find: () => client.call(findReceipt, { params: { id } }),
  };
});
