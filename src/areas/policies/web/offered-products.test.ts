import { expect, test } from 'vitest';
import type { Policy } from '../contract.ts';
import { companiesFor, keptChoice, linesOf } from './offered-products.ts';

const AUTO = { id: 1, name: 'Harbor Auto', lineOfBusiness: 'Personal Auto' };
const HARBOR = { id: 5, name: 'Harbor Mutual', isCarrier: true, isFinance: false, products: [AUTO] };
const BUDGET = { ...HARBOR, id: 6, name: 'Budget Finance', isCarrier: false, isFinance: true };
const EMPTY = { ...HARBOR, id: 7, name: 'Nothing To Sell', products: [] };

const policyOf = (companyId: number, productId: number) =>
  ({
    companyId,
    company: 'Old Mutual',
    productId,
    product: 'Old Auto',
    lineOfBusiness: 'Personal Auto',
  }) as Policy;

test('carriers that have something to sell are offered', () => {
  expect(companiesFor([HARBOR, BUDGET, EMPTY], undefined)).toEqual([HARBOR]);
});

test('a product, and a company, that are offered no more stay in the choice of their policy', () => {
  const [company] = companiesFor([HARBOR], policyOf(5, 9));
  expect(company).toMatchObject({ id: 5, products: [{ id: 9, name: 'Old Auto' }, AUTO] });
  expect(companiesFor([HARBOR], policyOf(8, 9))).toMatchObject([
    { id: 8, name: 'Old Mutual', products: [{ id: 9 }] },
    { id: 5 },
  ]);
  expect(companiesFor([HARBOR], policyOf(5, 1))).toEqual([HARBOR]);
  expect(linesOf(companiesFor([HARBOR], policyOf(8, 9))).get(9)).toBe('Personal Auto');
});

test('a person or an office that is offered no more stays in the choice once', () => {
  const ann = { id: 1, name: 'Ann Lee' };
  const gone = { id: 2, name: 'Walter Gibbs' };
  expect(keptChoice([ann], [ann, gone])).toEqual([ann, gone]);
});
