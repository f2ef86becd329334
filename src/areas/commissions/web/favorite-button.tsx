import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import { favoriteQuery, useLockFavorite } from './commission-queries.ts';
import { IconButton } from './icon-button.tsx';

export function FavoriteButton() {
  const { data } = useQuery(favoriteQuery);
  const { mutate } = useLockFavorite();
  const isFavorite = data?.favorite === 1;
  const Icon = isFavorite ? IconStarFilled : IconStar;
  return (
    <IconButton
      label="Favorite"
      hint={isFavorite ? 'One of your favorites' : 'Add to your favorites'}
      isPressed={isFavorite}
      onClick={() => mutate(!isFavorite, { onError: toastProblem })}
    >
      <Icon size={17} aria-hidden />
    </IconButton>
  );
}
