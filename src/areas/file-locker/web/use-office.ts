import { useQuery } from '@tanstack/react-query';
import { useLive } from '#platform/web/live/use-live.ts';
import { KEY, lockersQuery } from './locker-queries.ts';

/** The offices whose lockers someone opens, and the one that the address names, or the first. */
export function useOffice(named: number | undefined) {
  const query = useQuery(lockersQuery);
  const { data: offices } = query;
  useLive('fileLocker', KEY);
  return { offices, officeId: named ?? offices?.[0]?.id, query };
}
