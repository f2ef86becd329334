import { loadTieOut, PostFiles, TieOut, TieOutBadge } from '#areas/commission-statements/web/public.ts';
import type { CommissionSlots } from '#areas/commissions/web/public.ts';
import { CommissionFavorite } from '#areas/reports/web/public.ts';

/** What other areas bring to the screens of commissions. */
export const commissionSlots: CommissionSlots = {
  importLink: '/commissions/import',
  videosLink: '/training',
  statementsLink: '/admin/commissions/statements',
  Favorite: CommissionFavorite,
  PostFiles,
  FileBar: TieOut,
  FileBadge: TieOutBadge,
  loadFileBar: loadTieOut,
};
