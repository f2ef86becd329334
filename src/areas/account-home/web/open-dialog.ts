import { getRouteApi } from '@tanstack/react-router';
import type { DialogName } from '../statuses.ts';

const route = getRouteApi('/signed-in/admin/backoffice/view/$account');

/** The dialog over the home of an account is in the address: a link or a reload shows it again. */
export function useOpenDialog() {
  const { open, id, view, addOn, ...search } = route.useSearch();
  const navigate = route.useNavigate();
  return {
    open,
    id,
    isView: view === true,
    addOn,
    show: (name: DialogName, row?: number, isView = false) =>
      void navigate({
        search: { ...search, open: name, id: row, view: isView || undefined },
        resetScroll: false,
      }),
    /** The form that applies that add-on. */
    showApply: (wanted: number) =>
      void navigate({ search: { ...search, open: 'addOn', addOn: wanted }, resetScroll: false }),
    close: (isDone?: true) => void navigate({ search, ignoreBlocker: isDone === true, resetScroll: false }),
  };
}
