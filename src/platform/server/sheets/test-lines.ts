import writeExcelFile from 'write-excel-file/node';

type Lines = readonly (readonly string[])[];

/** Cells without commas and quotation marks, as a CSV file has them. */
export const csvOf = (lines: Lines): string => lines.map((cells) => cells.join(',')).join('\r\n');

/** A workbook of texts, sheet by sheet. */
export const xlsxOf = (sheets: Readonly<Record<string, Lines>>): Promise<Uint8Array> =>
  writeExcelFile(
    Object.entries(sheets).map(([sheet, lines]) => ({
      sheet,
      data: lines.map((cells) => cells.map((value) => ({ value }))),
    })),
  ).toBuffer();
