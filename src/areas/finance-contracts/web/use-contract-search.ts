import { useLocation, useNavigate } from '@tanstack/react-router';
import { z } from 'zod';
import { type ListSearch, pageParams, sortParams } from '#platform/web/table/page-params.ts';

/** What of the address bar the list is about. The page of a customer names only the tab and the page of it. */
const listSearch = z.object({
  list: z.literal('hidden').optional().catch(undefined),
  ...pageParams,
  ...sortParams,
});

export function useContractSearch() {
  const search = useLocation({ select: ({ search }) => listSearch.parse(search) });
  const navigate = useNavigate();
  const change = (next: { list?: 'hidden' | undefined } & ListSearch) =>
    void navigate({ to: '.', search: (all: object) => ({ ...all, ...next }) });
  return { search, change };
}
