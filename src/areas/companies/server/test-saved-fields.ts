import { addThenChange, readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import { findCompany, saveCompany, saveProduct } from '../contract.ts';
import { buildCompany } from './test-data.ts';

export const savedCompany = readsAsSaved(saveCompany)(async (_, { client }) => ({
  fields: {
    name: ['Coral Mutual', 'Palm Mutual'],
    // It is at least one of the two, so they take turns.
    isCarrier: [true, false],
    isFinance: [false, true],
    phone: ['(305) 555-0142', '(305) 555-0143'],
    email: ['desk@coral.test', 'desk@palm.test'],
    website: ['https://www.coral.test', 'https://www.palm.test'],
    address: ['1 Ocean Drive', '2 Ocean Drive'],
    city: ['Miami', 'Tampa'],
    state: ['FL', 'GA'],
    zip: ['33101', '33602'],
  },
  ...addThenChange(client, { save: saveCompany, find: findCompany }),
}));

export const savedProduct = readsAsSaved(saveProduct)(async ({ owner }, { client, masterId }) => {
  const companyId = await buildCompany(owner, masterId);
  return {
    fields: {
      name: ['Auto Basic', 'Home Plus'],
      lineOfBusiness: ['Personal Auto', 'Homeowners'],
      newPercent: [12.5, 15],
      renewalPercent: [10.25, 11],
    },
    saves: addThenChange(client, { save: saveProduct, find: findCompany }, { companyId }).saves,
    find: async ({ id }) => {
      const found = await client.call(findCompany, { params: { id: companyId } });
      const products: { id: number }[] = found.body.products;
      return { ...found, body: products.find((product) => product.id === id) };
    },
  };
});
