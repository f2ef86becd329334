import type { QueryClient } from '@tanstack/react-query';
import { holdTourSeen } from '#areas/session/web/public.ts';
import { markTourSeen } from '#areas/welcome/web/public.ts';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import { startTour } from '#platform/web/ui/tour.ts';
import { demoTour } from './demo-tour.ts';

/** Shows the tour; whoever comes to its end or leaves it has seen it. Answers how to take it away. */
export function showDemoTour(queryClient: QueryClient, onEnd: () => void): Promise<() => void> {
  return startTour(demoTour(), () => {
    holdTourSeen(queryClient);
    onEnd();
    markTourSeen().catch(toastProblem);
  });
}
