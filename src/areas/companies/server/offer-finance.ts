import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { flagOf } from '#platform/shared/permissions.ts';
import type { Named } from '#platform/shared/record-fields.ts';
import type { FinanceCompany } from '../finance-contract.ts';
import { fundingStatusOf } from '../rules.ts';
import { findNamed, listFinanceCompanies } from './finance-store.ts';

export async function offeredFinanceCompanies(db: Db): Promise<FinanceCompany[]> {
  const rows = await listFinanceCompanies(db);
  return rows.map(({ id, name, website, premiumfinancesystem, ...setUp }) => ({
    id,
    name,
    website,
    premiumfinancesystem,
    finance_company_details: {
      ...setUp,
      isIntegrated: flagOf(setUp.isIntegrated),
      fundingStatus: fundingStatusOf(setUp),
      isDesignated: flagOf(setUp.designatedQuoteAgentEmail !== ''),
    },
  }));
}

/** Those that the product names, in order; a product that names none is offered all active ones. */
export async function offeredForProduct(db: Db, productId: number): Promise<Named[]> {
  const product = await findNamed(db, productId);
  if (!product) throw refuse.notFound();
  if (product.named.length === 0) return listFinanceCompanies(db);
  return product.named.filter(({ isOffered }) => isOffered);
}
