import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { frameTexts } from './texts/frame.ts';

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
      label={of ? frameTexts.favoriteReport(of) : frameTexts.favorite}
      hint={isFavorite ? frameTexts.isFavorite : frameTexts.addFavorite}
      isPressed={isFavorite}
      onClick={() => onChange(!isFavorite)}
    >
      <Icon size={17} aria-hidden />
    </IconButton>
  );
}
