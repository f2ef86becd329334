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
export function useShownError(
  query: Omit<RetriedQuery, 'refetch'>,
  isMissing = query.data === undefined,
): Error | null {
  const { error } = query;
  const [last, setLast] = useState(error);
  if (error && error !== last) setLast(error);
  if (!isMissing) return null;
  if (error || !last) return error;
  return query.isFetching && query.errorUpdateCount > 0 ? last : null;
}

const FINAL: readonly number[] = [403, 404];

/** Whether another try can help: what is gone or closed stays so. */
export const mayPass = (error: Error) => !(error instanceof CallError && FINAL.includes(error.status));
