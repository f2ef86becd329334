import { cut } from '../cut.ts';

/** A sheet of a file as a person chooses from it: a CSV file has one, without a name. */
export interface PreviewedSheet {
  name: string;
  /** Its first lines, cell by cell. */
  lines: string[][];
  /** Lines of the whole sheet that are not empty. */
  filledLines: number;
}

/** Where the table is in its file. */
export interface Layout {
  sheet: string;
  /** As the spreadsheet numbers it. */
  headingRow: number;
}

export interface Heading {
  name: string;
  samples: string[];
}

/** Others write a few lines about a table above it. */
export const HEAD_WITHIN = 30;
const PREVIEW_LINES = HEAD_WITHIN + 10;
export const COLUMNS_MAX = 200;
const HEADING_MAX = 100;
const SAMPLES = 3;
const SAMPLE_MAX = 60;

export const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length;
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
