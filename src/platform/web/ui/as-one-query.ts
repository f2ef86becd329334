import type { RetriedQuery } from './retried-query.ts';

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
