import { counted } from '../noun.ts';
import { showCount } from '../show-count.ts';
import {
  COLUMNS_MAX,
  filled,
  HEAD_WITHIN,
  headingNames,
  type Layout,
  type PreviewedSheet,
  rowCountAt,
} from './preview.ts';

/** What a table of an area looks like. */
export interface TableLooks {
  /** Anything less isn't one. */
  columnsMin: number;
  rowsMax: number;
  noHeadings: string;
  /** How many of these names are known as headings. */
  known: (names: string[]) => number;
  /** Whether these headings say all that the table needs. */
  isComplete: (headings: string[]) => boolean;
}

export interface Guess {
  headingRow: number;
  /** How many of its cells are known as headings. */
  known: number;
}

/** Where the table may be in a sheet. Found on a thread, with the sheet: lines and columns are as many as anybody likes. */
export interface Places {
  sheet: string;
  /** Where the columns are that somebody chose before. */
  savedRows: number[];
  guess: (Guess & { isComplete: boolean }) | undefined;
  /** Why the sheet cannot be read below the guess. */
  problem: string | undefined;
}

/** What's wrong with a person's choice, by field. */
type LayoutProblem = { sheet: string[] } | { headingRow: string[] };

/** A day, a year or a number belongs in a title or in a row, not in a heading. */
const NOT_HEADING = /\d{4}|\d[/.-]\d/;
/** Fewer known words than this may occur in any title. */
const KNOWN_MIN = 2;
/** Headings are about as many as the cells of the widest line; a title is shorter. */
const WIDTH = 0.6;

/** Finds where the tables of an area are in a file, and judges where somebody says that one is. */
export function sheetLayout({ columnsMin, rowsMax, noHeadings, known, isComplete }: TableLooks) {
  /** Why a table cannot be read below these headings, or nothing. */
  function headingProblem(heading: readonly string[], rowCount: number): string | undefined {
    if (filled(heading) < columnsMin) return noHeadings;
    if (heading.length > COLUMNS_MAX)
      return `The file has more than ${COLUMNS_MAX} columns. Remove those that are not needed.`;
    if (rowCount === 0) return 'The file has headings and no rows below them.';
    if (rowCount > rowsMax)
      return `The file has ${counted(rowCount, 'row')}. Split it: at most ${showCount(rowsMax)} rows are read at once.`;
    return undefined;
  }

  function layoutProblem(sheet: PreviewedSheet | undefined, headingRow: number): LayoutProblem | undefined {
    if (!sheet) return { sheet: ['The file has no such sheet.'] };
    const heading = sheet.lines[headingRow - 1];
    if (!heading || headingRow > HEAD_WITHIN)
      return { headingRow: [`Choose one of the first ${Math.min(HEAD_WITHIN, sheet.lines.length)} rows.`] };
    const problem = headingProblem(heading, rowCountAt(sheet, headingRow));
    return problem ? { headingRow: [problem] } : undefined;
  }

  /** The line with the most words that are known as headings; where none has any, the first that is wide enough. */
  function guessHeading(lines: readonly string[][]): Guess | undefined {
    const wide = lines
      .slice(0, HEAD_WITHIN)
      .map((cells, at) => ({ cells, headingRow: at + 1, known: knownIn(cells) }))
      .filter(({ cells }) => filled(cells) >= columnsMin);
    const most = Math.max(0, ...wide.map((each) => each.known));
    const widest = Math.max(0, ...wide.map(({ cells }) => filled(cells)));
    const found =
      most >= KNOWN_MIN
        ? wide.find((each) => each.known === most)
        : wide.find(({ cells }) => filled(cells) >= widest * WIDTH);
    return found && { headingRow: found.headingRow, known: found.known };
  }

  const knownIn = (cells: readonly string[]) =>
    known(headingNames(cells).filter((name) => !NOT_HEADING.test(name)));

  /** `fits` says whether these are the columns that somebody chose before. */
  function placesIn(sheet: PreviewedSheet, fits: (headings: string[]) => boolean = () => false): Places {
    const guess = guessHeading(sheet.lines);
    const heading = (guess && sheet.lines[guess.headingRow - 1]) ?? [];
    const savedRows = sheet.lines.slice(0, HEAD_WITHIN).flatMap((cells, at) => {
      const headingRow = at + 1;
      return fits(headingNames(cells)) && !layoutProblem(sheet, headingRow) ? [headingRow] : [];
    });
    return {
      sheet: sheet.name,
      savedRows,
      guess: guess && { ...guess, isComplete: isComplete(headingNames(heading)) },
      problem: guess && headingProblem(heading, rowCountAt(sheet, guess.headingRow)),
    };
  }

  /** The sheet that can be read, of several the one whose headings are known best; of equal ones the first. */
  function guessLayout(places: readonly Places[]): Layout | { problem: string } {
    const guesses = places.flatMap(({ sheet, guess, problem }) =>
      guess && !problem ? [{ sheet, ...guess }] : [],
    );
    const [best] = guesses.toSorted(
      (one, other) => Number(other.isComplete) - Number(one.isComplete) || other.known - one.known,
    );
    if (best) return { sheet: best.sheet, headingRow: best.headingRow };
    return { problem: places.find(({ problem }) => problem !== undefined)?.problem ?? noHeadings };
  }

  return { headingProblem, layoutProblem, guessHeading, placesIn, guessLayout };
}

/** Where the saved columns are in this file; if in several places, the previous place goes first. */
export function findSaved(places: readonly Places[], saved?: Layout): Layout | undefined {
  const all = places.flatMap(({ sheet, savedRows }) =>
    savedRows.map((headingRow) => ({ sheet, headingRow })),
  );
  const inSheet = all.filter(({ sheet }) => sheet === saved?.sheet);
  return inSheet.find(({ headingRow }) => headingRow === saved?.headingRow) ?? inSheet[0] ?? all[0];
}
