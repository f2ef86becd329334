import { screenTexts } from '../screen-texts.ts';

export const texts = screenTexts({
  row: 'Row',
  sheet: 'Sheet',
  headingRow: 'Row with the headings',
  firstRows: 'First rows of the file',
  cells: 'Cells',
  headingsInRow: (row: number) => `Headings in row ${row}`,
});
