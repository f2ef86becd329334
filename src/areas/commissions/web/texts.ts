import { screenTexts } from '#platform/web/screen-texts.ts';
import { create, file, fileColumns, files, gathered, merge, questions } from './texts/files.ts';
import {
  adding,
  adjusting,
  corrections,
  lineActions,
  lineColumns,
  lineFilters,
  lines,
  selection,
  sources,
  wrongProducer,
} from './texts/lines.ts';
import { tours } from './texts/tours.ts';

/** What the screens of commission files and their lines say. */
export const texts = screenTexts({
  files,
  fileColumns,
  questions,
  create,
  merge,
  gathered,
  file,
  lines,
  lineColumns,
  lineFilters,
  lineActions,
  selection,
  sources,
  adding,
  adjusting,
  corrections,
  wrongProducer,
  tours,
  /** What is wrong in a field. */
  problems: {
    date: 'Enter a date like 11/15/2026.',
    amount: 'Enter an amount like 1,234.50.',
    amountOrMinus: 'Enter an amount like 1,234.50 or -20.',
    sayWhy: 'Say why.',
  },
});
