import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { IconButton } from '#platform/web/ui/icon-button.tsx';

interface FavoriteStarProps {
  isFavorite: boolean;
  onChange: (isFavorite: boolean) => void;
  /** What is marked, where several are on one screen. */
  of?: string;
}

export function FavoriteStar({ isFavorite, onChange, of }: FavoriteStarProps) {
  const Icon = isFavorite ? IconStarFilled : IconStar;
  return (
    <IconButton
      label={of ? `Favorite: ${of}` : 'Favorite'}
      hint={isFavorite ? 'One of your favorites' : 'Add to your favorites'}
      isPressed={isFavorite}
      onClick={() => onChange(!isFavorite)}
    >
      <Icon size={17} aria-hidden />
    </IconButton>
  );
}
