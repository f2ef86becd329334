import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { productFinanceCompanies } from '#areas/companies/finance-contract.ts';
import type { Contract } from '#areas/finance-contracts/contract.ts';
import { contractQuery } from '#areas/finance-contracts/web/public.ts';
import { customerPolicies } from '#areas/policies/contract.ts';
import { call } from '#platform/web/api/call.ts';
import * as quotes from '../contract.ts';
import * as endorsement from '../endorsement-contract.ts';
import { offeredToAll } from './offered-companies.ts';

const KEY = 'finance-quotes';

/** All policies of the customer: a quote may be for any of them. */
export function policiesQuery(customerId: number) {
  return queryOptions({
    queryKey: [KEY, 'policies', customerId],
    queryFn: async ({ signal }) =>
      (await call(customerPolicies, { params: { customerId }, query: { reverse: 0 }, signal })).results,
    staleTime: 0,
  });
}

/** The companies that finance every one of these products. */
export function offeredQuery(productIds: readonly number[]) {
  return queryOptions({
    queryKey: [KEY, 'offered', productIds],
    queryFn: async ({ signal }) => {
      const answers = productIds.map((productId) =>
        call(productFinanceCompanies, { params: { productId }, signal }),
      );
      return offeredToAll((await Promise.all(answers)).map((answer) => answer.productFinanceCompanies));
    },
  });
}

/** What a quoted contract can be chosen from; somebody else may have chosen meanwhile. */
export function quoteQuery(contractId: number) {
  return queryOptions({
    queryKey: [KEY, 'quote', contractId],
    queryFn: async ({ signal }) =>
      (await call(quotes.findQuote, { params: { id: contractId }, signal })).results,
    staleTime: 0,
  });
}

/** What the company says about an additional premium: asked anew each time, and never twice for one answer. */
export function endorsementQuery(body: endorsement.EndorsementInput, key: string) {
  return queryOptions({
    queryKey: [KEY, 'endorsement', body, key],
    queryFn: ({ signal }) => call(endorsement.addEndorsement, { body, idempotencyKey: key, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

interface Once<Body> {
  body: Body;
  /** The same for every try at the same thing. */
  key: string;
}

export function useRequestQuote() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, key }: Once<quotes.QuoteInput>) =>
      (await call(quotes.requestQuote, { body, idempotencyKey: key })).results,
    onSuccess: (quote) => {
      queryClient.setQueryData(quoteQuery(quote.financeId).queryKey, quote);
      askAgain(queryClient);
    },
  });
}

export function useGenerateContract() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, key }: Once<quotes.GenerateInput>) =>
      (await call(quotes.generateContract, { body, idempotencyKey: key })).results,
    onSuccess: ({ contract }) => keep(queryClient, contract),
  });
}

interface OnceEndorsed extends Once<endorsement.GenerateEndorsementInput> {
  asked: endorsement.EndorsementInput;
}

/** Generates the endorsement and then confirms it, so that the same additional premium entered later is a new one. */
export function useGenerateEndorsement() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, key, asked }: OnceEndorsed) => {
      const { results } = await call(endorsement.generateEndorsement, { body, idempotencyKey: key });
      const { identifier } = body;
      await call(endorsement.customerPost, {
        body: { ...asked, identifier },
        idempotencyKey: `${key}-confirm`,
      });
      return results;
    },
    onSuccess: ({ contract }) => keep(queryClient, contract),
  });
}

function keep(queryClient: QueryClient, contract: Contract): void {
  queryClient.setQueryData(contractQuery(contract.id).queryKey, contract);
  queryClient.removeQueries({ queryKey: quoteQuery(contract.id).queryKey, type: 'inactive' });
  askAgain(queryClient);
}

/** Lists, balances, policies and logs of several areas show it; only the open step must not be asked twice. */
function askAgain(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey: [area] }) => area !== KEY });
}
