import type { Company } from '../contract.ts';
import type { CompanyRecord } from './store.ts';

/** The row in the contract's words. */
export function companyOf(row: CompanyRecord): Company {
  const { is_carrier, is_finance, ...same } = row;
  return { ...same, isCarrier: is_carrier, isFinance: is_finance };
}
