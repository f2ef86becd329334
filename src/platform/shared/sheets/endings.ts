const ENDINGS = ['.csv', '.xlsx'] as const;
/** What a file of rows is, by the end of its name. */
export type SheetEnding = (typeof ENDINGS)[number];

export const NOT_TAKEN = 'Choose a CSV or an XLSX file.';

/** The ending when it is one of those taken. */
export const endingOf = (filename: string): SheetEnding | undefined =>
  ENDINGS.find((ending) => filename.toLowerCase().endsWith(ending));

/** What can be wrong with a file before its content is looked at, on the screen and on the server. */
export function problemOfFile({ name, size }: { name: string; size: number }): string | undefined {
  if (/\.xls$/i.test(name)) return 'This is an older kind of workbook. Save it as XLSX or CSV.';
  if (!endingOf(name)) return NOT_TAKEN;
  return size === 0 ? 'The file is empty.' : undefined;
}
