import type { QueryClient } from '@tanstack/react-query';
import { readList } from '#platform/web/table/page-params.ts';
import { linesQuery, viewQuery } from './commission-queries.ts';
import { filterIn } from './line-search.ts';
import type { FileSearch } from './search.ts';
import type { CommissionSlots } from './slots.ts';

interface FileToLoad {
  id: number;
  search: FileSearch;
  slots: CommissionSlots;
}

/** The file and its bar; the lines are on their way, the page has a place for them. */
export async function loadFile(queryClient: QueryClient, { id, search, slots }: FileToLoad): Promise<void> {
  void queryClient.prefetchInfiniteQuery(linesQuery(id, filterIn(search), readList(search)));
  const { file } = await queryClient.fetchQuery({ ...viewQuery(id), staleTime: 0 });
  await slots.loadFileBar?.(queryClient, id, file.version);
}
