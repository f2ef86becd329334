import { buildProduct } from '#areas/companies/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { addThenChange, readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import { findQuote, markQuote, type Quote, saveQuote } from '../contract.ts';
import { buildRaterQuote } from './test-data.ts';

/** What is sent of an offer; the rest of it is read only. */
const sentOffers = ({ offers }: Pick<Quote, 'offers'>) =>
  offers.map(({ companyId, productId, premium, policyFee, tax, mgaFee, downPayment, payments }) => ({
    ...{ companyId, productId, premium, policyFee, tax, mgaFee, downPayment, payments },
  }));
const sentLines = ({ lines }: Pick<Quote, 'lines'>) =>
  lines.map(({ lineOfBusiness, months }) => ({ lineOfBusiness, months }));

export const savedQuote = readsAsSaved(saveQuote)(async ({ owner }, { client, masterId }) => {
  const products = [
    await buildProduct(owner, masterId),
    await buildProduct(owner, masterId, { line_of_business: 'Boat' }),
  ];
  const { rows } = await owner.query('SELECT id, company_id FROM products WHERE id = ANY ($1)', [products]);
  const offerOf = (productId: number, premium: number) => ({
    companyId: Number(rows.find(({ id }) => Number(id) === productId)?.company_id),
    productId,
    ...{ premium, policyFee: 25.5, tax: 12.25, mgaFee: 5, downPayment: 100, payments: 5 },
  });
  return {
    fields: {
      leadId: { unread: 'a quote for a customer has none' },
      customerId: { always: await buildCustomer(owner, masterId) },
      effdate: ['2026-12-01', '2027-01-15'],
      lines: {
        values: [
          [{ lineOfBusiness: 'Personal Auto', months: 6 }],
          [
            { lineOfBusiness: 'Personal Auto', months: 12 },
            { lineOfBusiness: 'Boat', months: 12 },
          ],
        ],
        read: sentLines,
      },
      vehicles: [
        [{ year: 2021, make: 'Toyota', model: 'Camry', vin: '4T1BF1FK5HU123456', use: 'Commute' }],
        [{ year: 1970, make: 'Ford', model: 'Mustang', vin: '0F02G123456', use: 'Pleasure' }],
      ],
      drivers: [
        [{ firstName: 'Ann', lastName: 'Lee', dob: '1980-02-29', licenseNumber: 'L1', licenseState: 'FL' }],
        [{ firstName: 'Bo', lastName: 'Lee', dob: null, licenseNumber: '', licenseState: '' }],
      ],
      coverages: [[{ name: 'Bodily injury', limit: '25/50' }], [{ name: 'Collision', limit: '$500' }]],
      offers: {
        values: [
          [offerOf(products[0] as number, 612.5)],
          [offerOf(products[0] as number, 599), offerOf(products[1] as number, 300)],
        ],
        read: sentOffers,
      },
      notes: ['Wants a low down payment.', 'Prefers full cover.'],
    },
    ...addThenChange(client, { save: saveQuote, find: findQuote }),
  };
});

export const markedQuote = readsAsSaved(markQuote)(async ({ owner }, { client, masterId }) => {
  const mark = async (body: object) => {
    const id = await buildRaterQuote(owner, masterId);
    return client.call(markQuote, { params: { id }, body: { ...body, version: undefined } });
  };
  return {
    fields: {
      status: { values: ['presented', 'lost'], read: ({ state }) => state },
      reason: { values: ['', 'Too expensive'], read: ({ lostReason }) => lostReason },
    },
    saves: [mark, mark],
    find: ({ id }) => client.call(findQuote, { params: { id } }),
  };
});
