import { counted } from '#platform/shared/noun.ts';
import { screenTexts } from '#platform/web/screen-texts.ts';

/** What the screens of this area say. */
export const texts = screenTexts({
  page: {
    changeLog: 'Change log',
    admin: 'Admin',
    whatItIs: 'Who changed what and when; no one can alter it',
    expandAll: 'Expand all',
    collapseAll: 'Collapse all',
    noChangesMatch: 'No changes match. Change the filters.',
    noChangesYet: 'No changes yet.',
  },
  exports: {
    csv: 'CSV',
    xlsx: 'XLSX',
    tooManyForWorkbook: (most: string, total: string) =>
      `A workbook holds up to ${most} changes, and there are ${total}. Narrow the filter, or use CSV, which holds them all.`,
  },
  filters: {
    number: 'Number',
    any: 'Any',
    anyone: 'Anyone',
  },
  labels: {
    when: 'When',
    who: 'Who',
    what: 'What',
    record: 'Record',
    beforeAndAfter: 'Before and after',
    fields: 'Fields',
  },
  /** What an entry changed. */
  entry: {
    entries: (count: number) => counted(count, 'entry'),
    fields: (count: number) => counted(count, 'field'),
    savedWithoutAChange: 'Saved without a change',
    // Heard before the values of a field: before: Miami after: Hialeah
    before: 'before:',
    after: 'after:',
    empty: 'empty',
    fieldsOf: (name: string) => `Fields of ${name}`,
    fieldColumn: 'Field',
    beforeColumn: 'Before',
    afterColumn: 'After',
  },
  /** What keys do, under the list. */
  keys: {
    unfold: 'expand',
    fold: 'collapse',
    openTheRecord: 'open the record',
  },
  /** What keys do, in the list of all keys. */
  keysHelp: {
    unfoldTheEntry: 'Expand the entry',
    foldTheEntry: 'Collapse the entry',
    openTheRecord: 'Open the record',
  },
});
