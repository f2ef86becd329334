import { useLocation, useNavigate } from '@tanstack/react-router';
import { FILTERS } from '../rules.ts';

const PLACES = [...FILTERS, 'add'] as const;
/** What the panel shows: one of the filters, or the form. */
export type PanelPlace = (typeof PLACES)[number];

/** The parameter of the address bar that keeps the panel open, over any screen. */
export const PANEL = 'notifications';

export function usePanel() {
  const place = useLocation({
    select: ({ search }) => PLACES.find((name) => name === (search as Record<string, unknown>)[PANEL]),
  });
  const navigate = useNavigate();
  /** Done means sent: nothing typed is left to ask about. */
  const show = (next: PanelPlace | undefined, isDone = false) =>
    void navigate({
      to: '.',
      hash: true,
      search: (all: object) => ({ ...all, [PANEL]: next }),
      replace: place !== undefined,
      resetScroll: false,
      ignoreBlocker: isDone,
    });
  return { place, show };
}
