import { useLocation, useNavigate } from '@tanstack/react-router';
import { z } from 'zod';
import { flagParam, idParam } from '#platform/web/router/search-params.ts';
import { pageParams } from '#platform/web/table/page-params.ts';

/** What of the address bar the list is about: its page, the mail that is open, and the dialogs over it. */
const emailSearch = z.object({
  email: idParam,
  acord: flagParam,
  letter: flagParam,
  ...pageParams,
});
type EmailSearch = z.output<typeof emailSearch>;

export function useEmailSearch() {
  const search = useLocation({ select: ({ search }) => emailSearch.parse(search) });
  const navigate = useNavigate();
  const change = (next: Partial<EmailSearch>) =>
    void navigate({ to: '.', search: (all: object) => ({ ...all, ...next }) });
  return { search, change };
}
