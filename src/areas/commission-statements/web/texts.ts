import { screenTexts } from '#platform/web/screen-texts.ts';
import { labels } from './texts/labels.ts';
import { deposit, ledger, payroll, post, tieOut, working } from './texts/posting.ts';
import { house, list, makeAll, newStatement, notFound, statement, waiting } from './texts/statements.ts';

/** What the screens of this area say. */
export const texts = screenTexts({
  labels,
  list,
  waiting,
  makeAll,
  house,
  newStatement,
  statement,
  notFound,
  tieOut,
  working,
  deposit,
  post,
  ledger,
  payroll,
});
