import { screenTexts } from '#platform/web/screen-texts.ts';
import { columns, correct, dryRun, importing, list, reading, statement, upload } from './texts/imports.ts';
import { counts, labels } from './texts/labels.ts';
import { places, pool, received } from './texts/places.tsx';
import { assign, assignments, keys, unmatched } from './texts/unmatched.ts';

/** What the screens of this area say. */
export const texts = screenTexts({
  labels,
  counts,
  list,
  upload,
  columns,
  reading,
  importing,
  statement,
  dryRun,
  correct,
  received,
  places,
  pool,
  unmatched,
  keys,
  assign,
  assignments,
});
