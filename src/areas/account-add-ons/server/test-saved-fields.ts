import { randomUUID } from 'node:crypto';
import type { Discount } from '#areas/account-discounts/contract.ts';
import { buildAccount } from '#areas/accounts/server/test-data.ts';
import { readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import * as contract from '../contract.ts';
import { buildAddOn } from './test-data.ts';

export const savedAddOn = readsAsSaved(contract.updateAddOn)(async ({ owner }, { client, masterId }) => {
  const id = await buildAddOn(owner, masterId);
  const save = (body: object, version: number) =>
    client.call(contract.updateAddOn, { params: { id }, body: { version, ...body } });
  return {
    fields: {
      name: [`Portal ${randomUUID()}`, `Website ${randomUUID()}`],
      description: ['Sends texts.', ''],
      cost: [12.5, 3],
      cost_type: [2, 1],
      bill_type: ['written_premium', 'per_broker'],
      lite_switch: [2, 100],
      isCommissionable: [1, 0],
    },
    saves: [(body) => save(body, 1), (body) => save(body, 2)],
    find: async () => {
      const answer = await client.call(contract.listAddOns);
      return { ...answer, body: answer.body.data.find((each: { id: number }) => each.id === id) };
    },
  };
});

const NEXT_YEAR = new Date().getFullYear() + 1;

/** Rows are compared without what the server adds to them. */
const reduced = ({ amountType, amount }: { amountType: string; amount: number }) => ({ amountType, amount });

export const savedAccountAddOn = readsAsSaved(contract.saveAccountAddOn)(
  async ({ owner }, { client, id, masterId }) => {
    const params = { accountId: await buildAccount(owner) };
    const discount = (amount: number) => ({
      id: 0,
      amountType: 'A' as const,
      amount,
      effectiveDate: `${NEXT_YEAR}-06-16`,
      expirationDate: `${NEXT_YEAR}-06-30`,
    });
    const save = (body: object, record: number) =>
      client.call(contract.saveAccountAddOn, { params, body: { ...body, id: record } });
    return {
      fields: {
        id: { unread: '0 adds, and the record’s own changes.' },
        addon_id: { always: await buildAddOn(owner, masterId) },
        salesRep: [id, null],
        lifetime_discounts: {
          values: [
            { amountType: 'P', amount: 10 },
            { amountType: 'A', amount: 2.5 },
          ],
          read: ({ lifetime_discounts: lifetime }) => lifetime && reduced(lifetime),
        },
        discounts: {
          values: [[discount(1)], [discount(2), discount(3)]],
          read: ({ discounts }) =>
            discounts.map(({ employeeId, since, ...row }: Discount) => ({ ...row, id: 0 })),
        },
      },
      saves: [(body) => save(body, 0), (body, before) => save(body, before.id)],
      find: async (saved) => {
        const answer = await client.call(contract.findAccountAddOn, { params: { id: saved.id } });
        return { ...answer, body: answer.body.results[0] };
      },
    };
  },
);
