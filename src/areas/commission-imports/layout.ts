import { showCount } from '#platform/shared/show-count.ts';
import { type ColumnMap, FIELDS, fits, guessColumns, mapProblems } from './columns.ts';
import { counted, ROWS_MAX } from './rules.ts';
import { cut } from './statement-row.ts';

/** A sheet of a file as a person chooses from it: a CSV file has one, without a name. */
export interface PreviewedSheet {
  name: string;
  /** Its first lines, cell by cell. */
  lines: string[][];
  /** Lines of the whole sheet that are not empty. */
  filledLines: number;
}

/** Where the statement is in its file. */
export interface Layout {
  sheet: string;
  /** As the spreadsheet numbers it. */
  headingRow: number;
}

export interface Heading {
  name: string;
  samples: string[];
}

/** Carriers write a few lines about the statement above it. */
export const HEAD_WITHIN = 30;
const PREVIEW_LINES = HEAD_WITHIN + 10;
/** A number or a name, a date and an amount: anything less isn't a statement. */
const COLUMNS_MIN = 3;
const COLUMNS_MAX = 200;
const HEADING_MAX = 100;
const SAMPLES = 3;
const SAMPLE_MAX = 60;

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length;
export const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');

/** One more column than is taken, so that too many are noticed. */
export function previewOf(name: string, lines: readonly string[][]): PreviewedSheet {
  const shown = (cell: string) => cut(cell.replaceAll(/\s+/g, ' ').trim(), HEADING_MAX);
  return {
    name,
    lines: lines.slice(0, PREVIEW_LINES).map((cells) => cells.slice(0, COLUMNS_MAX + 1).map(shown)),
    filledLines: lines.filter(isFilled).length,
  };
}

/** Each one once; a column without a heading is called by its place. */
export function headingNames(cells: readonly string[]): string[] {
  const names = new Set<string>();
  const reached = new Map<string, number>();
  for (const [at, cell] of cells.slice(0, COLUMNS_MAX + 1).entries()) {
    const name = cut(cell.replaceAll(/\s+/g, ' ').trim(), HEADING_MAX) || `Column ${at + 1}`;
    let unique = name;
    let again = reached.get(name) ?? 2;
    while (names.has(unique)) unique = `${name} (${again++})`;
    reached.set(name, again);
    names.add(unique);
  }
  return [...names];
}

/** The columns of a sheet with samples from the first rows below their headings. */
export function headingsAt({ lines }: Pick<PreviewedSheet, 'lines'>, headingRow: number): Heading[] {
  const below = lines.slice(headingRow);
  const samples = (at: number) =>
    below
      .map((cells) => cells[at] ?? '')
      .filter((cell) => cell !== '')
      .slice(0, SAMPLES)
      .map((cell) => cut(cell, SAMPLE_MAX));
  return headingNames(lines[headingRow - 1] ?? []).map((name, at) => ({ name, samples: samples(at) }));
}

export function rowCountAt({ lines, filledLines }: PreviewedSheet, headingRow: number): number {
  return filledLines - lines.slice(0, headingRow).filter(isFilled).length;
}

const NO_HEADINGS =
  'No headings were found: a statement has at least three columns, for the policy number or customer, the date and the commission.';

/** Why a statement cannot be read below these headings, or nothing. */
export function headingProblem(heading: readonly string[], rowCount: number): string | undefined {
  if (filled(heading) < COLUMNS_MIN) return NO_HEADINGS;
  if (heading.length > COLUMNS_MAX)
    return `The file has more than ${COLUMNS_MAX} columns. Remove those that are not needed.`;
  if (rowCount === 0) return 'The file has headings and no rows below them.';
  if (rowCount > ROWS_MAX)
    return `The file has ${counted(rowCount, 'row', 'rows')}. Split it: at most ${showCount(ROWS_MAX)} rows are read at once.`;
  return undefined;
}

/** What's wrong with a person's choice, by field. */
export function layoutProblem(
  sheet: PreviewedSheet | undefined,
  headingRow: number,
): { sheet: string[] } | { headingRow: string[] } | undefined {
  if (!sheet) return { sheet: ['The file has no such sheet.'] };
  const heading = sheet.lines[headingRow - 1];
  if (!heading || headingRow > HEAD_WITHIN)
    return { headingRow: [`Choose one of the first ${Math.min(HEAD_WITHIN, sheet.lines.length)} rows.`] };
  const problem = headingProblem(heading, rowCountAt(sheet, headingRow));
  return problem ? { headingRow: [problem] } : undefined;
}

/** A day, a year or a number belongs in a title or in a row, not in a heading. */
const NOT_HEADING = /\d{4}|\d[/.-]\d/;
/** Fewer known words than this may occur in any title. */
const KNOWN_MIN = 2;
/** Headings are about as many as the cells of the widest line; a title is shorter. */
const WIDTH = 0.6;

interface Guess {
  headingRow: number;
  /** How many of its cells are known as headings. */
  known: number;
}

/** The line with the most words that carriers use in headings; where none has any, the first that is wide enough. */
export function guessHeading(lines: readonly string[][]): Guess | undefined {
  const wide = lines
    .slice(0, HEAD_WITHIN)
    .map((cells, at) => ({ cells, headingRow: at + 1, known: knownIn(cells) }))
    .filter(({ cells }) => filled(cells) >= COLUMNS_MIN);
  const most = Math.max(0, ...wide.map(({ known }) => known));
  const widest = Math.max(0, ...wide.map(({ cells }) => filled(cells)));
  const found =
    most >= KNOWN_MIN
      ? wide.find(({ known }) => known === most)
      : wide.find(({ cells }) => filled(cells) >= widest * WIDTH);
  return found && { headingRow: found.headingRow, known: found.known };
}

/** A number or a customer, a date and a commission: a summary lacks one of them. */
function isComplete(cells: readonly string[]): boolean {
  const headings = headingNames(cells);
  return Object.keys(mapProblems(guessColumns(headings), headings)).length === 0;
}

function knownIn(cells: readonly string[]): number {
  const map = guessColumns(headingNames(cells).filter((name) => !NOT_HEADING.test(name)));
  return FIELDS.filter((field) => map[field] !== null).length;
}

/** The columns of an earlier statement of the company, and where they were. */
export interface SavedColumns extends Layout {
  map: ColumnMap;
}

/** Where the statement may be in a sheet. Found on a thread, with the sheet: lines and columns are as many as anybody likes. */
export interface Places {
  sheet: string;
  /** Where the columns of the company's earlier statement are. */
  savedRows: number[];
  guess: (Guess & { isComplete: boolean }) | undefined;
  /** Why the sheet cannot be read below the guess. */
  problem: string | undefined;
}

export function placesIn(sheet: PreviewedSheet, map?: ColumnMap): Places {
  const guess = guessHeading(sheet.lines);
  const heading = guess && sheet.lines[guess.headingRow - 1];
  return {
    sheet: sheet.name,
    savedRows: map ? rowsOf(map, sheet) : [],
    guess: guess && { ...guess, isComplete: isComplete(heading ?? []) },
    problem: guess && headingProblem(heading ?? [], rowCountAt(sheet, guess.headingRow)),
  };
}

function rowsOf(map: ColumnMap, sheet: PreviewedSheet): number[] {
  return sheet.lines.slice(0, HEAD_WITHIN).flatMap((cells, at) => {
    const headingRow = at + 1;
    return fits(map, headingNames(cells)) && !layoutProblem(sheet, headingRow) ? [headingRow] : [];
  });
}

/** Where the saved columns are in this file; if in several places, the previous place goes first. */
export function findSaved(places: readonly Places[], saved: Layout): Layout | undefined {
  const all = places.flatMap(({ sheet, savedRows }) =>
    savedRows.map((headingRow) => ({ sheet, headingRow })),
  );
  const inSheet = all.filter(({ sheet }) => sheet === saved.sheet);
  return inSheet.find(({ headingRow }) => headingRow === saved.headingRow) ?? inSheet[0] ?? all[0];
}

/** The sheet that can be read as a statement, of several the one whose headings are known best; of equal ones the first. */
export function guessLayout(places: readonly Places[]): Layout | { problem: string } {
  const guesses = places.flatMap(({ sheet, guess, problem }) =>
    guess && !problem ? [{ sheet, ...guess }] : [],
  );
  const [best] = guesses.toSorted(
    (one, other) => Number(other.isComplete) - Number(one.isComplete) || other.known - one.known,
  );
  if (best) return { sheet: best.sheet, headingRow: best.headingRow };
  return { problem: places.find(({ problem }) => problem !== undefined)?.problem ?? NO_HEADINGS };
}
