import { addThenChange, readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import { findCompany, saveCompany, saveProduct } from '../contract.ts';
import { buildCompany } from './test-data.ts';

const CONTACT = {
  name: ['Coral Mutual', 'Palm Mutual'],
  phone: ['(305) 555-0142', '(305) 555-0143'],
  email: ['desk@coral.test', 'desk@palm.test'],
  website: ['https://www.coral.test', 'https://www.palm.test'],
  address: ['1 Ocean Drive', '2 Ocean Drive'],
  city: ['Miami', 'Tampa'],
  state: ['FL', 'GA'],
  zip: ['33101', '33602'],
};

/** A carrier that becomes a finance company: of the set-up it has nothing before. */
export const savedCompany = readsAsSaved(saveCompany)(async (_, { client }) => ({
  fields: {
    ...CONTACT,
    // It is at least one of the two, so they take turns.
    isCarrier: [true, false],
    isFinance: [false, true],
    premiumfinancesystem: [null, 'GOTO'],
    isIntegrated: [false, true],
    fundingStatus: ['Partial Funded', 'Full Funded'],
    eSignature: ['none', 'mandatory'],
    designatedQuoteAgentEmail: ['', 'agent@palm.test'],
    minimumDownPayment: [20, 25.5],
    integrationMemo: ['', 'Call first.'],
    gatewayUrl: { unread: 'this server allows no host: company-gateway.api.test.ts' },
    gatewaySecret: { unread: 'nobody is shown it' },
  },
  ...addThenChange(client, { save: saveCompany, find: findCompany }),
}));

export const savedFinanceCompany = readsAsSaved(saveCompany)(async (_, { client }) => ({
  fields: {
    ...CONTACT,
    isCarrier: [false, true],
    isFinance: { always: true },
    premiumfinancesystem: ['Finance Master', 'Unisoft'],
    isIntegrated: [true, false],
    fundingStatus: ['Full Funded', 'Partial Funded'],
    eSignature: ['offered', 'mandatory'],
    designatedQuoteAgentEmail: ['agent@coral.test', 'agent@palm.test'],
    minimumDownPayment: [0, 100],
    integrationMemo: ['Call first.', 'Mail first.'],
    gatewayUrl: { unread: 'this server allows no host: company-gateway.api.test.ts' },
    gatewaySecret: { unread: 'nobody is shown it' },
  },
  ...addThenChange(client, { save: saveCompany, find: findCompany }),
}));

export const savedProduct = readsAsSaved(saveProduct)(async ({ owner }, { client, masterId }) => {
  const companyId = await buildCompany(owner, masterId);
  const [lender, other] = [
    await buildCompany(owner, masterId, { is_finance: true }),
    await buildCompany(owner, masterId, { is_finance: true }),
  ];
  return {
    fields: {
      name: ['Auto Basic', 'Home Plus'],
      lineOfBusiness: ['Personal Auto', 'Homeowners'],
      newPercent: [12.5, 15],
      renewalPercent: [10.25, 11],
      financeCompanyIds: {
        values: [
          [lender, other],
          [other, lender],
        ],
        read: ({ financeCompanies }: { financeCompanies: { id: number }[] }) =>
          financeCompanies.map(({ id }) => id),
      },
    },
    saves: addThenChange(client, { save: saveProduct, find: findCompany }, { companyId }).saves,
    find: async ({ id }) => {
      const found = await client.call(findCompany, { params: { id: companyId } });
      const products: { id: number }[] = found.body.products;
      return { ...found, body: products.find((product) => product.id === id) };
    },
  };
});
