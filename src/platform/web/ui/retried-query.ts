import { useState } from 'react';
import { CallError } from '../api/call-error.ts';

/** As much of a query as another try needs to know. */
export interface RetriedQuery {
  data: unknown;
  error: Error | null;
  isFetching: boolean;
  /** How often it has failed. */
  errorUpdateCount: number;
  refetch: () => unknown;
}

/**
 * Why there is nothing to show, also while that is tried again: the query itself knows of no error then, and the button
 * that was pressed would go, and take the focus along.
 */
export function useShownError(query: Omit<RetriedQuery, 'refetch'>): Error | null {
  const { data, error, isFetching, errorUpdateCount } = query;
  const [last, setLast] = useState(error);
  if (error && error !== last) setLast(error);
  if (data !== undefined) return null;
  return error ?? (isFetching && errorUpdateCount > 0 ? last : null);
}

/** Queries of which something needs all: it fails with the first that fails, and all that are missing are tried again. */
export function asOneQuery(...queries: readonly RetriedQuery[]): RetriedQuery {
  const missing = queries.filter(({ data }) => data === undefined);
  return {
    data: missing.length === 0 || undefined,
    error: missing.find(({ error }) => error)?.error ?? null,
    isFetching: missing.some(({ isFetching }) => isFetching),
    errorUpdateCount: missing.reduce((sum, { errorUpdateCount }) => sum + errorUpdateCount, 0),
    refetch: () => missing.map(({ refetch }) => refetch()),
  };
}

const FINAL: readonly number[] = [403, 404];

/** Whether another try can help: what is gone or closed stays so. */
export const mayPass = (error: Error) => !(error instanceof CallError && FINAL.includes(error.status));
