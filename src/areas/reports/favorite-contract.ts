import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { flag } from '#platform/shared/permissions.ts';
import { REPORT_NAMES } from './rules/report.ts';

/** The list of commission files, as the specification names it. */
export const COMMISSION_LIST = 'admin/commission_uiReconciliation';

const favorite = z.object({ favorite: flag });

export const commissionFavorite = endpoint({
  method: 'GET',
  path: '/api/reports/favorite/admin/commission_uiReconciliation',
  summary: 'Whether the signed-in person has marked the list of commission files.',
  allow: 'admin',
  answer: favorite,
});

export const lockFavorite = endpoint({
  method: 'POST',
  path: '/api/lockReport.php',
  summary:
    'Marks a report for the signed-in person, or takes the mark away; without a report, the list of commission files.',
  allow: 'signedIn',
  query: z.object({
    Action: z.enum(['favoriteLock', 'favoriteUnlock'], 'Choose favoriteLock or favoriteUnlock.'),
    report: z.enum([COMMISSION_LIST, ...REPORT_NAMES], 'There is no such report.').default(COMMISSION_LIST),
  }),
  answer: favorite,
});
