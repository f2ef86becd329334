import { counted } from '#platform/shared/noun.ts';
import { screenTexts } from '#platform/web/screen-texts.ts';

/** What Home says of it: a file of its own, so that Home does not load the rest. */
export const homeTexts = screenTexts({
  pending: 'Commission pending',
  byState: 'Commissions by state',
  files: 'Commission files',
  aboutStates: 'Of all active files, by the adjusted amounts.',
  lines: (count: number) => counted(count, 'line'),
});
