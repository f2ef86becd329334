import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '#areas/session/web/public.ts';
import { toastProblem } from '#platform/web/ui/toasts.ts';

/** The tour of the demo world: by itself at the first visit, and whenever the address asks for it. */
export function useDemoTour(): void {
  const { tour } = useSession();
  const isAsked = useSearch({ from: '/signed-in/', select: (search) => search.tour === true });
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isWanted = tour === 'due' || (tour === 'seen' && isAsked);
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    let takeAway = () => {};
    const onEnd = () => {
      if (isHere) void navigate({ to: '/', search: {}, replace: true });
    };
    import('./show-demo-tour.ts')
      .then(({ showDemoTour }) => (isHere ? showDemoTour(queryClient, onEnd) : takeAway))
      .then((end) => {
        takeAway = end;
        // Whoever has left Home meanwhile is not shown around there.
        if (!isHere) end();
      })
      .catch(toastProblem);
    return () => {
      isHere = false;
      takeAway();
    };
  }, [isWanted, navigate, queryClient]);
}
