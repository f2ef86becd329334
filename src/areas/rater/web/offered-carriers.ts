import type { offeredCompanies } from '#areas/companies/contract.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { Quote } from '../contract.ts';

type Offered = AnswerOf<typeof offeredCompanies>['results'][number];
export type Carrier = Pick<Offered, 'id' | 'name' | 'products'>;

/** The carriers to choose from; what a stored quote has stays in the choice although it is offered no more. */
export function carriersFor(offered: readonly Offered[], quote?: Quote): Carrier[] {
  const carriers: Carrier[] = offered.filter(({ isCarrier, products }) => isCarrier && products.length > 0);
  for (const { companyId, company, productId, product, lineOfBusiness } of quote?.offers ?? []) {
    const at = carriers.findIndex(({ id }) => id === companyId);
    const own = carriers[at] ?? { id: companyId, name: company, products: [] };
    if (own.products.some(({ id }) => id === productId)) continue;
    const kept = { ...own, products: [...own.products, { id: productId, name: product, lineOfBusiness }] };
    carriers.splice(at === -1 ? carriers.length : at, at === -1 ? 0 : 1, kept);
  }
  return carriers;
}

export function productNames(carriers: readonly Carrier[]): Map<number, string> {
  return new Map(
    carriers.flatMap(({ name, products }) =>
      products.map((product) => [product.id, `${name}, ${product.name}`] as const),
    ),
  );
}

export function linesOfProducts(carriers: readonly Carrier[]): Map<number, string> {
  return new Map(
    carriers.flatMap(({ products }) =>
      products.map(({ id, lineOfBusiness }) => [id, lineOfBusiness] as const),
    ),
  );
}
