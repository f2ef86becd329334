import { getRouteApi } from '@tanstack/react-router';
import type { OpenDialog } from './open-dialogs.ts';

const route = getRouteApi('/signed-in/finance/$id');

/** The dialog that the address bar keeps open. */
export function useOpenDialog() {
  const { open } = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: OpenDialog | undefined, isSaved = false) =>
    void navigate({
      search: (all) => ({ ...all, open: next }),
      replace: next === undefined,
      resetScroll: false,
      ignoreBlocker: isSaved,
    });
  return { open, show };
}
