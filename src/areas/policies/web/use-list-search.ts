import { useLocation, useNavigate } from '@tanstack/react-router';
import { z } from 'zod';
import { idsParam } from '#platform/web/router/search-params.ts';
import { type ListSearch, pageParams, sortParamsOf } from '#platform/web/table/page-params.ts';
import { POLICY_SORTS, policyState } from '../statuses.ts';

/** What of the address bar the list is about. The page of a customer names only the tab and the page of it. */
const listSearch = z.object({
  state: policyState.optional().catch(undefined),
  /** The policies that the dialog moves. */
  move: idsParam,
  ...pageParams,
  ...sortParamsOf(POLICY_SORTS),
});

export function useListSearch() {
  const search = useLocation({ select: ({ search }) => listSearch.parse(search) });
  const navigate = useNavigate();
  const change = (next: Pick<z.input<typeof listSearch>, 'state' | 'move'> & ListSearch, isSaved = false) =>
    void navigate({ to: '.', search: (all: object) => ({ ...all, ...next }), ignoreBlocker: isSaved });
  return { search, change };
}
