import { cut } from '#platform/shared/cut.ts';
import { type Cents, showMoney } from '#platform/shared/money.ts';
import { headingNames, type PreviewedSheet } from '#platform/shared/sheets/preview.ts';
import { guessColumns, mapProblems } from './columns.ts';
import { guessHeading } from './layout.ts';
import { readStatementAmount, readStatementDay } from './statement-row.ts';

const LABEL_MAX = 60;
const TOTAL_WORDS = new Set(['total', 'totals', 'subtotal', 'subtotals']);
/** Words that carriers put around the word itself; a name such as Total Wine has others. */
const AROUND = new Set(
  'a agency agent all amount amounts and carrier combined commission commissions company due earned final grand gross items line lines month monthly net overall page paid payable payment policies premium premiums producer report rows section statement sub sum the this your'.split(
    ' ',
  ),
);
/** After one of these comes what is added up. */
const LEADING_ON = new Set(['for', 'of']);
const WITHOUT_THE_WORD = new Set([
  'amount due',
  'amount paid',
  'amount payable',
  'check amount',
  'commission due',
  'commission payable',
  'net due',
]);
/** Nearly every cell has none of these, and need not be taken apart. */
const MAY_BE_LABEL = /total|due|paid|payable|amount/i;
/** What is said to add up the whole statement. */
const WHOLE_WORDS = new Set(['grand', 'statement', 'report', 'overall', 'final']);

const wordsOf = (cell: string) =>
  cut(cell, LABEL_MAX)
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');

/** Nothing but words for a total: Total, Grand Total:, Sub-total for agent 7. */
function isPlainTotal(words: readonly string[]): boolean {
  if (WITHOUT_THE_WORD.has(words.join(' '))) return true;
  const end = words.findIndex((word) => LEADING_ON.has(word));
  const named = end < 0 ? words : words.slice(0, end);
  return namesTotal(named) && named.every((word) => TOTAL_WORDS.has(word) || AROUND.has(word));
}

const namesTotal = (words: readonly string[]) => words.some((word) => TOTAL_WORDS.has(word));

interface ReadCells {
  policyNumber: string;
  hasDate: boolean;
  cells: readonly string[];
}

/**
 * What a total is called, or '' for any other row. A row with a date and a number of its own is never one, whatever
 * its customer is called; one without either needs no more than the word.
 */
export function totalLabel({ policyNumber, hasDate, cells }: ReadCells): string {
  const labels = cells
    .filter((cell) => MAY_BE_LABEL.test(cell))
    .map((cell) => ({ cell, words: wordsOf(cell) }));
  const plain = labels.find(({ words }) => isPlainTotal(words));
  const isNumber = /\d/.test(policyNumber) && !isPlainTotal(wordsOf(policyNumber));
  if (plain && !(hasDate && isNumber)) return cut(plain.cell, LABEL_MAX);
  if (hasDate || isNumber) return '';
  return cut(labels.find(({ words }) => namesTotal(words))?.cell ?? '', LABEL_MAX);
}

/** What is said about a total in place of a problem: it never becomes a line. */
export const TOTAL_ROW = 'The carrier’s total. It is compared with the rows and not imported.';

/** What a total without a word is called. */
export const UNNAMED = 'Total';

/**
 * Sums so far, and where totals were: an amount that is the sum of all rows since one of those places, or since the
 * first row, is a total. Each row is looked at once, however many totals there are.
 */
export class RunningSums {
  #sum: Cents = 0;
  readonly #places = new Set<Cents>([0]);

  add(cents: Cents): void {
    this.#sum += cents;
  }

  isSum(cents: Cents): boolean {
    return this.#places.has(this.#sum - cents);
  }

  close(): void {
    this.#places.add(this.#sum);
  }
}

/** A total with the sum of all rows above it. */
export interface TotalRow {
  row: number;
  label: string;
  carrier: Cents;
  above: Cents;
}

export interface CheckedTotal {
  /** The sheet that it is on, where that is not the one that was read. */
  sheet: string;
  row: number;
  label: string;
  carrier: Cents;
  ours: Cents;
  agrees: boolean;
}

/** Each total against the rows that it adds up: all above it, or those since an earlier total. */
export function checkTotals(totals: readonly TotalRow[]): CheckedTotal[] {
  const sums = new RunningSums();
  let last = 0;
  return totals.map(({ row, label, carrier, above }) => {
    sums.add(above - last);
    const isWhole = wordsOf(label).some((word) => WHOLE_WORDS.has(word));
    const agrees = carrier === above || (!isWhole && sums.isSum(carrier));
    const since = above - last;
    const nearest = Math.abs(above - carrier) <= Math.abs(since - carrier) ? above : since;
    sums.close();
    last = above;
    return { sheet: '', row, label, carrier, ours: agrees ? carrier : isWhole ? above : nearest, agrees };
  });
}

/** What the other sheets of the file say about the one that is read. */
export interface OtherSheets {
  totals: CheckedTotal[];
  /** Sheets with rows of their own, which are not read. */
  unread: string[];
}

/** A summary of the same statement comes to the same amount; a sheet of rows is another statement. */
export function checkSheets(sheets: readonly PreviewedSheet[], chosen: string, ours: Cents): OtherSheets {
  const found: OtherSheets = { totals: [], unread: [] };
  for (const sheet of sheets.filter(({ name }) => name !== chosen)) {
    const total = summaryTotal(sheet);
    if (total === 'rows') found.unread.push(sheet.name);
    else if (total) found.totals.push({ ...total, sheet: sheet.name, ours, agrees: total.carrier === ours });
  }
  return found;
}

type SummaryTotal = Pick<CheckedTotal, 'row' | 'label' | 'carrier'>;

function summaryTotal({ lines }: PreviewedSheet): SummaryTotal | 'rows' | undefined {
  const { headingRow } = guessHeading(lines) ?? {};
  if (headingRow === undefined) return undefined;
  const headings = headingNames(lines[headingRow - 1] ?? []);
  const map = guessColumns(headings);
  if (map.commission === null) return undefined;
  const at = headings.indexOf(map.commission);
  const below = lines.slice(headingRow);
  if (Object.keys(mapProblems(map, headings)).length === 0) {
    const days = headings.indexOf(map.transactionDate ?? '');
    if (below.some((cells) => 'value' in readStatementDay(cells[days] ?? ''))) return 'rows';
  }
  const totals = below.flatMap((cells, nth) => {
    const label = totalLabel({ policyNumber: '', hasDate: false, cells });
    const amount = readStatementAmount(cells[at] ?? '');
    return label !== '' && 'value' in amount
      ? [{ row: headingRow + nth + 1, label, carrier: amount.value }]
      : [];
  });
  return totals.at(-1);
}

/** Carrier's total 1,449.58, our rows 1,449.58. */
export function totalWords({ sheet, label, row, carrier, ours }: CheckedTotal): string {
  const place = sheet ? `sheet “${sheet}”` : `row ${row}`;
  const bare = (cents: Cents) => showMoney(cents).replace('$', '');
  return `Carrier’s total ${bare(carrier)}, our rows ${bare(ours)} (${label}, ${place})`;
}

/** Why a statement is not imported without saying so, or nothing. */
export function whyTotalsDiffer(totals: readonly CheckedTotal[]): string | undefined {
  const differing = totals.filter(({ agrees }) => !agrees);
  const [first] = differing;
  if (!first) return undefined;
  const more = differing.length > 1 ? ` ${differing.length - 1} more differ.` : '';
  return `${totalWords(first)}.${more} Correct the rows, or import them although the totals differ.`;
}
