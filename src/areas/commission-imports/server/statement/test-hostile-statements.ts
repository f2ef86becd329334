import { makeHonestWorkbook, numberCell, textCell } from '#platform/server/sheets/test-workbook.ts';

const HEAD = ['Policy', 'Name', 'Date', 'Commission']
  .map((text, at) => textCell(`${'ABCD'[at]}1`, text))
  .join('');
const SHEET = 'xl/worksheets/sheet1.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const book = (parts: Readonly<Record<string, string>> = {}) =>
  makeHonestWorkbook([HEAD, `${textCell('A2', 'HO-1')}${numberCell('D2', '5')}`], parts);
const repeated = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join('');
const sheetOf = (markup: string) =>
  book({ [SHEET]: `<worksheet><sheetData>${markup}</sheetData></worksheet>` });

/** Hundreds of thousands of relations, in a file of some hundred kilobytes. */
export function largeRelations(): Buffer {
  const others = repeated(150_000, (at) => `<Relationship Id="x${at}" Type="${at % 7}" Target="y${at}"/>`);
  return book({ [RELATIONS]: `<Relationships>${others}</Relationships>` });
}

/** A cell whose attributes never end, in a file of a few kilobytes. */
export function endlessAttributes(): Buffer {
  return sheetOf(`<row r="1"><c${' r="A1"'.repeat(140_000)}`);
}

/** Workbooks that a reader could work on for minutes; each must be rejected right away. */
export function hostileWorkbooks(): [string, Buffer][] {
  return [
    ['a large part of relations', largeRelations()],
    ['attributes without end', endlessAttributes()],
    ['a tag without end', sheetOf(`<row r="1"><c ${'a'.repeat(900_000)}`)],
    ['a name of a tag without end', sheetOf(`<${'a'.repeat(7000)}>`.repeat(100))],
    ['tags within tags', sheetOf(repeated(50_000, (at) => `<a${at % 9}>`))],
    ['a space of names in every tag', sheetOf(repeated(20_000, (at) => `<a xmlns:n${at}="u${at}"/>`))],
    ['brackets without end', sheetOf('<'.repeat(900_000))],
    ['a comment without end', sheetOf(`<!--${'-'.repeat(900_000)}`)],
    [
      'entities of entities',
      book({
        [SHEET]: `<!DOCTYPE a [<!ENTITY b "${'c'.repeat(1000)}">]><worksheet>${'&b;'.repeat(100_000)}`,
      }),
    ],
    [
      'thousands of parts',
      book(Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [`xl/p${at}.xml`, '<a/>']))),
    ],
  ];
}

/** Texts that a reader of lines could work on for minutes. */
export function hostileLines(): [string, string][] {
  const head = 'Policy,Name,Date,Commission\n';
  return [
    ['one endless line', head + 'x'.repeat(5_000_000)],
    ['a million columns', `${'a,'.repeat(1_000_000)}\n`],
    ['a hundred thousand quotation marks', head + '"a"b'.repeat(24_000)],
    ['a quotation mark on every line', head + '"\n'.repeat(500_000)],
    ['marks in the middle that run on', head + 'a,"b"c\n'.repeat(200_000)],
  ];
}

/** Texts that are many, and honest. */
export const manySharedTexts = (count: number) =>
  book({
    [RELATIONS]: `<Relationships><Relationship Id="rId1" Type="${TYPE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Type="${TYPE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst>${repeated(count, (at) => `<si><t>&amp;Text&#65; ${at}</t></si>`)}</sst>`,
  });

/** Nothing in it is a word that carriers use, so every heading is compared with every word: 600 KB of CSV. */
export function wideUnknownHeadings(): Buffer {
  const line = (row: number) =>
    Array.from({ length: 200 }, (_, at) => `${'!'.repeat(94)}${row}-${at}`).join(',');
  return Buffer.from(Array.from({ length: 40 }, (_, row) => line(row)).join('\n'));
}
