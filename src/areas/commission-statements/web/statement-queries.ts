import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { BodyOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import { orNotFound } from '#platform/web/router/or-not-found.ts';
import type { ListRequest } from '#platform/web/table/page-params.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import * as contract from '../contract.ts';
import * as ledger from '../payroll-contract.ts';
import * as posting from '../posting-contract.ts';
import type { StatementSort } from '../rules.ts';

const KEY = 'commission-statements';
/** What shows files and their lines. */
const FILES_KEY = 'commissions';
/** From the loading of a screen to its showing. */
const LOADED_MS = 2000;

export function statementsQuery(filter: contract.StatementFilter, request: ListRequest<StatementSort>) {
  return pagedQuery([KEY, 'list', filter, request.order], request, (page, signal) =>
    call(contract.listStatements, { query: { ...filter, ...request.order, ...page }, signal }),
  );
}

/** Of the files of a month, or of all. */
export const waitingQuery = (month: string | undefined) =>
  queryOptions({
    queryKey: [KEY, 'waiting', month],
    queryFn: ({ signal }) => call(contract.listWaiting, { query: { month }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const payrollQuery = ({ from, to }: ledger.LedgerFilter) =>
  queryOptions({
    queryKey: [KEY, 'payroll', from, to],
    queryFn: ({ signal }) => call(ledger.payroll, { query: { from, to }, signal }),
    placeholderData: keepPreviousData,
  });

export function ledgerQuery(filter: ledger.LedgerFilter, request: PageRequest) {
  return pagedQuery([KEY, 'ledger', filter], request, (page, signal) =>
    call(ledger.listLedger, { query: { ...filter, ...page }, signal }),
  );
}

export const choicesQuery = queryOptions({
  queryKey: [KEY, 'choices'],
  queryFn: ({ signal }) => call(contract.statementChoices, { signal }),
});

export function previewQuery(chosen: contract.Chosen, request: PageRequest) {
  return {
    ...pagedQuery([KEY, 'preview', chosen], request, (query, signal) =>
      call(contract.previewStatement, { query, body: chosen, signal }),
    ),
    staleTime: 0,
  };
}

export function statementQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'record', id],
    queryFn: ({ signal }) => call(contract.findStatement, { params: { id }, signal }),
  });
}

export function loadStatement(queryClient: QueryClient, id: number): Promise<contract.Statement> {
  return orNotFound(id, () => queryClient.fetchQuery({ ...statementQuery(id), staleTime: 0 }));
}

export function linesQuery(id: number, request: PageRequest) {
  return pagedQuery([KEY, 'lines', id], request, (query, signal) =>
    call(contract.statementLines, { params: { id }, query, signal }),
  );
}

/** With the version of the file in its key: a change of the file is a change of its sums. */
export function tieOutQuery(id: number, version: number) {
  return queryOptions({
    queryKey: [KEY, 'tie-out', id, version],
    queryFn: async ({ signal }) => {
      const { data } = await call(posting.tieOutFiles, { body: { ids: [id] }, signal });
      return data[0] as posting.FileTieOut;
    },
    placeholderData: keepPreviousData,
    staleTime: LOADED_MS,
  });
}

export function tieOutsQuery(ids: number[]) {
  return queryOptions({
    queryKey: [KEY, 'tie-outs', ids],
    queryFn: ({ signal }) => call(posting.tieOutFiles, { body: { ids }, signal }),
    staleTime: 0,
  });
}

/** Whatever shows statements, files or lines is refetched, after a refusal too. */
function useChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [KEY] });
      void queryClient.invalidateQueries({ queryKey: [FILES_KEY] });
    },
  });
}

interface Once<Body> {
  body: Body;
  /** The same for every try at the same thing. */
  key: string;
}

export const useCreateAll = () =>
  useChange(({ body, key }: Once<BodyOf<typeof contract.createAllStatements>>) =>
    call(contract.createAllStatements, { body, idempotencyKey: key }),
  );

export const useCreateStatement = () =>
  useChange(({ body, key }: Once<contract.StatementInput>) =>
    call(contract.createStatement, { body, idempotencyKey: key }),
  );

/** The record itself is not asked for again: it is gone. */
export function useDeleteStatement(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(contract.deleteStatement, { params: { id } }),
    onSuccess: () => {
      for (const part of ['list', 'waiting', 'tie-out', 'tie-outs'])
        void queryClient.invalidateQueries({ queryKey: [KEY, part] });
      void queryClient.invalidateQueries({ queryKey: [FILES_KEY] });
    },
    onError: () => queryClient.invalidateQueries({ queryKey: [KEY] }),
  });
}

export const useSettleHouse = () =>
  useChange(({ id, key, despiteUnmatched }: { id: number; key: string; despiteUnmatched: boolean }) =>
    call(posting.settleHouse, { params: { id }, body: { despiteUnmatched }, idempotencyKey: key }),
  );

export const useUnsettleHouse = () =>
  useChange((id: number) => call(posting.unsettleHouse, { params: { id } }));

export const useSaveDeposit = (id: number) =>
  useChange((body: BodyOf<typeof posting.saveDeposit>) =>
    call(posting.saveDeposit, { params: { id }, body }),
  );

export const usePostFiles = () =>
  useChange(({ body, key }: Once<BodyOf<typeof posting.postFiles>>) =>
    call(posting.postFiles, { body, idempotencyKey: key }),
  );
