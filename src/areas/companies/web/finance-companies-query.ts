import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { financeCompanies } from '../finance-contract.ts';

/** The finance companies that are worked with. */
export const financeCompaniesQuery = queryOptions({
  queryKey: ['companies', 'finance'],
  queryFn: async ({ signal }) => (await call(financeCompanies, { signal })).results,
});
