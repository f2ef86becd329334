import type { offeredCompanies } from '#areas/companies/contract.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { Policy } from '../contract.ts';
import type { Lines } from './policy-proposals.ts';

type Offered = AnswerOf<typeof offeredCompanies>['results'][number];
export type Company = Pick<Offered, 'id' | 'name' | 'products'>;

/** The carriers to choose from; what an old policy has stays in the choice although it is offered no more. */
export function companiesFor(offered: readonly Offered[], policy: Policy | undefined): Company[] {
  const carriers: Company[] = offered.filter(
    ({ isCarrier, products, id }) => (isCarrier && products.length > 0) || id === policy?.companyId,
  );
  if (!policy) return carriers;
  const own = carriers.find(({ id }) => id === policy.companyId) ?? {
    id: policy.companyId,
    name: policy.company,
    products: [],
  };
  const others = carriers.filter(({ id }) => id !== own.id);
  if (own.products.some(({ id }) => id === policy.productId)) return carriers;
  const product = { id: policy.productId, name: policy.product, lineOfBusiness: policy.lineOfBusiness };
  return [{ ...own, products: [product, ...own.products] }, ...others];
}

export function linesOf(companies: readonly Company[]): Lines {
  return new Map(
    companies.flatMap(({ products }) => products.map(({ id, lineOfBusiness }) => [id, lineOfBusiness])),
  );
}

/** Adds the one that is chosen already, where it is offered no more. */
export function keptChoice(
  offered: readonly { id: number; name: string }[],
  kept: readonly { id: number; name: string }[],
): { id: number; name: string }[] {
  const missing = kept.filter(({ id }) => !offered.some((each) => each.id === id));
  return [...offered, ...missing];
}
