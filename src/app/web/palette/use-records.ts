import { useQuery } from '@tanstack/react-query';
import { useSession } from '#areas/session/web/public.ts';
import { LARGEST_PAGE } from '#platform/shared/paging.ts';
import { openTasksQuery, recordsQuery } from './palette-queries.ts';
import { searchesFor } from './searches.ts';

/** The records for the text. `asked` is what they are asked by: while it is an earlier text, there are none. */
export function useRecords(text: string, asked: string) {
  const wanted = searchesFor(text, useSession());
  const searches = text === asked ? wanted : [];
  const isAsked = searches.length > 0;
  const records = useQuery(recordsQuery(asked, searches));
  const tasks = useQuery(openTasksQuery(isAsked));
  const problems = [...(records.data?.problems ?? []), ...(tasks.error ? [tasks.error.message] : [])];
  return {
    records: records.data?.found ?? {},
    tasks: (isAsked && tasks.data?.entries) || [],
    tasksLabel: tasks.data?.isAll === false ? `My first ${LARGEST_PAGE} open tasks` : 'My open tasks',
    problems: isAsked ? [...new Set(problems)] : [],
    isWaiting: wanted.length > 0 && (!isAsked || records.isPending || tasks.isPending),
  };
}
