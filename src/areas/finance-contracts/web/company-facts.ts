import type { ContractRow } from '../contract.ts';

/** What the rules ask about the company of a contract. */
export function companyFacts({ company }: Pick<ContractRow, 'company'>) {
  const { isIntegrated } = company.finance_company_details;
  return { system: company.premiumfinancesystem, isIntegrated: isIntegrated === 1 };
}
