import { useQueries } from '@tanstack/react-query';
import type { CustomerStanding } from '../standings-contract.ts';
import { standingsQueries } from './customer-queries.ts';

/** How the customers of a list stand, by their numbers; each comes when it is known, and the list does not wait. */
export function useStandings(ids: readonly number[]): ReadonlyMap<number, CustomerStanding> {
  return useQueries({ queries: standingsQueries(ids), combine });
}

function combine(
  answers: readonly { data: readonly CustomerStanding[] | undefined }[],
): ReadonlyMap<number, CustomerStanding> {
  return new Map(answers.flatMap(({ data }) => data ?? []).map((standing) => [standing.id, standing]));
}
