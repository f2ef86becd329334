import { useQuery } from '@tanstack/react-query';
import { useSession } from '#areas/session/web/public.ts';
import { recordsQuery } from './palette-queries.ts';
import { searchesFor } from './searches.ts';

/** The records for the text. `asked` is what they are asked by: while it is an earlier text, there are none. */
export function useRecords(text: string, asked: string) {
  const wanted = searchesFor(text, useSession());
  const searches = text === asked ? wanted : [];
  const isAsked = searches.length > 0;
  const { data, isPending } = useQuery(recordsQuery(asked, searches));
  return {
    records: data?.found ?? {},
    problems: [...new Set(data?.problems)],
    isWaiting: wanted.length > 0 && (!isAsked || isPending),
  };
}
