import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { orNotFound } from '#platform/web/router/or-not-found.ts';
import type { ListRequest } from '#platform/web/table/page-params.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import {
  type Company,
  type CompanyInput,
  findCompany,
  listCompanies,
  type ProductInput,
  saveCompany,
  saveProduct,
  setCompanyActive,
  setProductActive,
} from '../contract.ts';
import type { CompanySort } from '../statuses.ts';
import { financeCompaniesQuery } from './finance-companies-query.ts';

const KEY = 'companies';

export interface CompanyFilter {
  query: string;
  kind: 'carrier' | 'finance' | undefined;
  status: 'active' | 'inactive' | undefined;
}

export function companiesQuery(filter: CompanyFilter, request: ListRequest<CompanySort>) {
  return pagedQuery([KEY, 'list', filter, request.order], request, (page, signal) =>
    call(listCompanies, { query: { ...filter, ...request.order, ...page }, signal }),
  );
}

export function companyQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'record', id],
    queryFn: ({ signal }) => call(findCompany, { params: { id }, signal }),
  });
}

/** Editing minute-old data is how conflicts begin. */
export function loadCompany(queryClient: QueryClient, id: number): Promise<Company> {
  return orNotFound(id, () => queryClient.fetchQuery({ ...companyQuery(id), staleTime: 0 }));
}

/** Takes over a record that the server just sent; the lists are refetched. */
export function useKeepCompany(): (company: Company) => void {
  const queryClient = useQueryClient();
  return (company) => {
    queryClient.setQueryData(companyQuery(company.id).queryKey, company);
    void queryClient.invalidateQueries({ queryKey: [KEY, 'list'] });
    void queryClient.invalidateQueries({ queryKey: financeCompaniesQuery.queryKey });
  };
}

/** Adds with id 0. */
export function useSaveCompany(id: number) {
  const keep = useKeepCompany();
  return useMutation({
    mutationFn: (body: CompanyInput) => call(saveCompany, { params: { id }, body }),
    onSuccess: keep,
  });
}

export function useSetCompanyActive(id: number) {
  const keep = useKeepCompany();
  return useMutation({
    mutationFn: (active: boolean) => call(setCompanyActive, { params: { id }, body: { active } }),
    onSuccess: keep,
  });
}

/** The company shows its products: what changed of one is on the screen before its dialog closes. */
export function useRefreshCompany(id: number): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: [KEY, 'list'] });
    await queryClient.invalidateQueries({ queryKey: companyQuery(id).queryKey });
  };
}

/** Adds with id 0. */
export function useSaveProduct(companyId: number, id: number) {
  const onSuccess = useRefreshCompany(companyId);
  return useMutation({
    mutationFn: (body: ProductInput) => call(saveProduct, { params: { companyId, id }, body }),
    onSuccess,
  });
}

export function useSetProductActive(companyId: number) {
  const onSuccess = useRefreshCompany(companyId);
  return useMutation({
    mutationFn: ({ id, active }: { id: number; active: boolean }) =>
      call(setProductActive, { params: { companyId, id }, body: { active } }),
    onSuccess,
  });
}
