import { buildAccount } from '#areas/accounts/server/test-data.ts';
import { buildCommissionFile } from '#areas/commissions/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildCount } from '#areas/end-of-day/server/test-data.ts';
import { buildOffice } from '#areas/offices/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { buildReceipt } from '#areas/receipts/server/test-data.ts';
import { buildTemplate } from '#areas/templates/server/test-data.ts';
import type { ReadExample } from '#platform/server/testing/read-example.ts';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import { LIST_ROWS, YEAR } from './list-rows.ts';

const oneFile: ReadExample = {
  body: async ({ app, person }) => ({ ids: [await buildCommissionFile(app.owner, person.masterId)] }),
};

/** What a read has to be sent besides what its schema lists; a list in pages says so with its rows. */
export const READ_EXAMPLES: Record<string, ReadExample> = {
  '/api/back_office/search/backoffice': { query: () => ({ query: 'Harbor' }) },
  '/api/receipts/number': {
    query: async ({ app: { owner }, person: { masterId } }) => {
      const customer = await buildCustomer(owner, masterId);
      const office = await buildOffice(owner, masterId);
      await buildReceipt(owner, masterId, { customerId: customer, columns: { office_id: office } });
      return { customer, office, number: 1 };
    },
  },
  '/api/end-of-day/slip': {
    query: async ({ app: { owner }, person: { masterId, id } }) => {
      const office = await buildOffice(owner, masterId);
      await buildCount(owner, masterId, { office_id: office, counted_by: id });
      return { office, date: '2026-03-02' };
    },
  },
  '/api/customer/duplicates': { body: () => ({ lastName: 'Johnson', phone: '(305) 555-0142' }) },
  '/api/lead/duplicates': { body: () => ({ lastName: 'Johnson', phone: '(305) 555-0142' }) },
  '/api/customer/policy/get': {
    body: async ({ app, person }) => ({ policyId: [await buildPolicy(app.owner, person.masterId)] }),
  },
  '/api/ajax/emailBlast.php': {
    query: async ({ app, person }) => ({ id: await buildTemplate(app.owner, person.masterId) }),
  },
  '/api/ajax/customLetters.php': {
    query: async ({ app, person }) => ({
      id: await buildTemplate(app.owner, person.masterId, { kind: 'customLetter' }),
    }),
  },
  '/api/templates/preview': {
    body: async ({ app, person }) => ({
      body: 'Hello',
      customerId: await buildCustomer(app.owner, person.masterId),
    }),
  },
  '/api/backoffice/agency-buzz-sync/checkPermission': {
    body: async ({ app }) => ({ masterId: await buildAccount(app.owner) }),
  },
  '/api/finance/apr': {
    body: () => ({
      advances: [{ date: '2026-01-01', amount: 5000 }],
      payments: [{ date: '2026-02-01', amount: 5100 }],
    }),
  },
  '/api/referrals/pdf': { query: () => ({ pages: '1' }) },
  '/api/commission/file/fetch': oneFile,
  '/api/commission/file/tie-out': oneFile,
  '/api/commission/employee/customers': { query: () => ({ query: 'Johnson' }) },
  '/api/customer/standings': {
    query: async ({ app, person }) => ({ id: await buildCustomer(app.owner, person.masterId) }),
  },
  '/api/commission/payroll': { query: () => YEAR },
  '/api/commission/ledger/export': { query: () => YEAR },
  '/api/commission/expected/export': { query: () => YEAR },
};

export function exampleOf({ path }: Endpoint): ReadExample {
  const { query, body } = LIST_ROWS[path] ?? {};
  return {
    ...(query && { query: () => query }),
    ...(body && {
      body: ({ app, person, ids }) =>
        body({
          app,
          owner: app.owner,
          person,
          masterId: person.masterId,
          ids: ids as Record<string, number>,
        }),
    }),
    ...READ_EXAMPLES[path],
  };
}
