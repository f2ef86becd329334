import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import { COMMISSION_LIST, commissionFavorite, lockFavorite } from '../favorite-contract.ts';
import { FavoriteStar } from './favorite-star.tsx';

const favoriteQuery = queryOptions({
  queryKey: ['reports', 'favorite', COMMISSION_LIST],
  queryFn: ({ signal }) => call(commissionFavorite, { signal }),
});

/** Marks the list of commission files, for the screen of that list. */
export function CommissionFavorite() {
  const queryClient = useQueryClient();
  const { data } = useQuery(favoriteQuery);
  const { mutate } = useMutation({
    mutationFn: (isFavorite: boolean) =>
      call(lockFavorite, {
        query: { Action: isFavorite ? 'favoriteLock' : 'favoriteUnlock', report: COMMISSION_LIST },
      }),
    onSuccess: (answer) => queryClient.setQueryData(favoriteQuery.queryKey, answer),
    onError: toastProblem,
  });
  return <FavoriteStar isFavorite={data?.favorite === 1} onChange={(isFavorite) => mutate(isFavorite)} />;
}
