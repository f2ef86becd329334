import { useQuery } from '@tanstack/react-query';
import { useSession } from '#areas/session/web/public.ts';
import { type DaySearch, openOfficesQuery } from './eod-queries.ts';

/** Whether there is an office whose day can be asked for; without a home office that is not known at once. */
export function useOfficeKnown({ office }: DaySearch): 'yes' | 'no' | 'waits' {
  const { officeId } = useSession();
  const isNamed = office !== undefined || officeId !== null;
  const { data, error } = useQuery({ ...openOfficesQuery, enabled: !isNamed });
  // Where the list fails, the day says what is wrong.
  if (isNamed || error) return 'yes';
  if (!data) return 'waits';
  return data.length > 0 ? 'yes' : 'no';
}
