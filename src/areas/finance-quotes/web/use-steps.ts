import { useNavigate } from '@tanstack/react-router';
import { type QuoteStep, quoteParam } from '#areas/finance-contracts/web/public.ts';

/** The ways between the steps. Each takes the place of the one before, so Back leads to the page below. */
export function useSteps() {
  const navigate = useNavigate();
  const show = (finance: string | undefined, isDone: boolean) =>
    navigate({
      to: '.',
      search: (all: object) => ({ ...all, finance }),
      replace: true,
      resetScroll: false,
      ignoreBlocker: isDone,
    });
  return {
    go: (next: QuoteStep) => show(quoteParam(next), true),
    /** Asks whoever has typed something, unless it is done. */
    close: () => void show(undefined, false),
  };
}
