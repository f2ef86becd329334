import { counted } from '#platform/shared/noun.ts';
import { showCount } from '#platform/shared/show-count.ts';
import { screenTexts } from './screen-texts.ts';

/** What the widgets and the pages that all areas share say. */
export const texts = screenTexts({
  buttons: {
    save: 'Save',
    cancel: 'Cancel',
    close: 'Close',
    submit: 'Submit',
    yes: 'Yes',
    no: 'No',
    ok: 'OK',
    undo: 'Undo',
    tryAgain: 'Try again',
  },
  waiting: {
    loading: 'Loading',
  },
  // As they stand on the keys.
  keyNames: {
    enter: 'Enter',
    escape: 'Esc',
    home: 'Home',
    end: 'End',
  },
  phones: {
    call: (name: string, phone: string) => `Call ${name}, ${phone}`,
  },
  // What keys do, in the foot of a table.
  keyHints: {
    move: 'move',
    open: 'open',
    all: 'all keys',
  },
  // What keys do, in the list of all keys.
  keys: {
    closeDialog: 'Close the dialog or the menu',
    sendDialog: 'Send the form of a dialog',
    moveBetweenRows: 'Move between the rows of the table',
    firstOrLastRow: 'Go to the first or the last row',
    openRow: 'Open the row',
    takeBack: 'Take back what the newest message says',
    print: 'Print the screen, with all rows of its lists',
  },
  calls: {
    unreached: 'Coverdesk cannot be reached. Check the connection and try again.',
    notUnderstood: 'Coverdesk gave an answer that this page does not understand. Reload the page.',
    refused: (status: number) => `The call was refused (${status}). Try again.`,
    noSession: (problem: string) => `The session could not be opened (${problem}). Sign in again.`,
  },
  pages: {
    goHome: 'Go to the home page',
    notShown: 'This page could not be shown',
    wentWrong: 'Something in this page went wrong. Nothing you saved is lost.',
    notFound: 'This page does not exist',
    mayBeMistyped: 'The address may be mistyped, or what it showed is gone.',
    closed: 'You may not open this screen',
    askProvider: 'Ask your provider of Coverdesk if your agency needs it.',
    askOwner: 'An owner or administrator of your agency can change what you may do.',
    /** The way up to the list or the record that a page belongs to. */
    breadcrumb: 'Breadcrumb',
  },
  forms: {
    saved: 'Saved',
    /** A row is named with its number: "Vehicle 2". */
    removeRow: (row: string) => `Remove ${row.toLowerCase()}`,
  },
  leaving: {
    leavePage: 'Leave without saving?',
    typedOnPage: 'What you typed on this page is not saved yet.',
    leave: 'Leave',
    closeDialog: 'Close without saving?',
    typedInDialog: 'What you typed here is not saved yet.',
    stay: 'Stay',
  },
  conflict: {
    title: 'Changed meanwhile',
    savedMeanwhile: (person: string) => `${person} saved this record while you were editing it.`,
    /** Who saved, where nobody knows the name. */
    somebody: 'Somebody',
    whatDiffers: 'What differs',
    field: 'Field',
    theirs: 'Theirs',
    mine: 'Mine',
    outcome: 'What only one of you changed or added is kept either way.',
    takeTheirs: 'Take theirs',
    keepMine: 'Keep mine',
    merged: (person: string, fields: string) =>
      `${person} also changed this record: ${fields}. Both your changes and theirs are kept.`,
    mergedUnseen: (person: string) =>
      `${person} saved this record too. Both your changes and theirs are kept.`,
  },
  duplicates: {
    title: 'Here already?',
    open: 'Open',
    openInNewTab: (name: string, id: number) => `Open ${name} (${id}) in a new tab`,
    saveAnyway: 'Save all the same',
  },
  days: {
    format: 'MM/DD/YYYY',
    openCalendar: (label: string) => `${label}: open the calendar`,
    calendar: (label: string) => `${label}: calendar`,
  },
  calendar: {
    nextMonth: 'Next month',
    previousMonth: 'Previous month',
    nextYear: 'Next year',
    previousYear: 'Previous year',
    nextDecade: 'Next decade',
    previousDecade: 'Previous decade',
  },
  languages: {
    forPapersAndMail: 'Language for papers and mail',
  },
  passwords: {
    show: 'Show password',
    hide: 'Hide password',
  },
  richText: {
    controls: {
      bold: 'Bold',
      italic: 'Italic',
      underline: 'Underline',
      clearFormatting: 'Clear formatting',
      h2: 'Heading 2',
      h3: 'Heading 3',
      bulletList: 'Bullet list',
      orderedList: 'Ordered list',
      link: 'Link',
      unlink: 'Remove link',
      undo: 'Undo',
      redo: 'Redo',
    },
    enterAddress: 'Enter URL',
    exampleAddress: 'https://example.com/',
    opensNewTab: 'Open link in a new tab',
    opensSameTab: 'Open link in the same tab',
  },
  filters: {
    button: 'Filters',
    buttonWithCount: (count: number) => `Filters (${count})`,
    from: 'From',
    to: 'To',
    beforeFirstDay: 'Before the first day.',
    clearSearch: 'Clear the search',
    /** The filters of a list on paper; a box that is ticked has "Yes". */
    none: 'Not filtered',
    ticked: 'Yes',
  },
  table: {
    found: (count: number) => `${showCount(count)} found`,
    showAll: (count: number) => `Show all ${showCount(count)}`,
  },
  // What is unfolded is the title of a card, or in a table what belongs to a row: "the history of 12345".
  folding: {
    fold: (what: string) => `Collapse ${what}`,
    unfold: (what: string) => `Expand ${what}`,
  },
  pager: {
    range: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
    rowsOnPage: 'Rows on a page',
    printAllRows: 'Print all rows',
    pages: 'Pages',
    firstPage: 'First page',
    previousPage: 'Previous page',
    page: (page: number) => `Page ${page}`,
    nextPage: 'Next page',
    lastPage: 'Last page',
    all: 'All',
    allRows: 'All rows',
  },
  print: {
    title: (what: string) => `Print: ${what}`,
    pages: 'Pages',
    pageCount: (count: number) => (count === 1 ? 'There is 1 page.' : `There are ${count} pages.`),
    failed: 'Nothing was printed, because not all rows could be loaded. Try again.',
    printedAt: (moment: string) => `Printed ${moment}`,
    someRows: (from: string, to: string, total: string) => `Rows ${from} to ${to} of ${total}.`,
    howToPrintAll: 'Print all rows with Ctrl P, or with the printer below the list.',
    exportForAll: (most: string) => `A sheet has ${most} at most; export the list to have them all.`,
  },
  exports: {
    csv: 'CSV',
    xlsx: 'XLSX',
    tooManyRows: (most: string, rows: string) =>
      `A workbook holds up to ${most} rows, and there are ${rows}. Use CSV, which holds them all.`,
  },
  views: {
    button: 'Views',
    title: 'Views of this list',
    none: 'Set filters and order as you need them, and keep them here under a name.',
    nameOfNew: 'Name of this view',
    newName: 'New name',
    enterName: 'Enter a name.',
    rename: 'Rename',
    renameView: (name: string) => `Rename the view ${name}`,
    deleteView: (name: string) => `Delete the view ${name}`,
    deleted: (name: string) => `The view ${name} was deleted.`,
  },
  charts: {
    today: 'Today',
    /** What a line shows from a day on. */
    since: (line: string, day: string) => `${line} from ${day}`,
    /** A part of a bar, or what the bar is compared with, among the values that are read aloud. */
    part: (name: string, value: string) => `${name} ${value}`,
  },
  figures: {
    notLoaded: 'Could not be loaded',
    how: (figure: string) => `How this is counted: ${figure}`,
  },
  logChanges: {
    unchanged: 'Saved without a change',
    fields: (count: number) => counted(count, 'field'),
    before: 'before:',
    became: 'became',
    after: 'after:',
    empty: 'empty',
  },
  sandbox: {
    mark: 'SANDBOX',
  },
  secrets: {
    copy: 'Copy',
    copied: 'Copied',
    haveSaved: 'I have saved it',
  },
  videos: {
    untitled: 'Video',
    play: (title: string) => `Play the video: ${title}`,
    help: (title: string) => `Video help: ${title}`,
    several: 'Videos',
  },
  uploads: {
    addFiles: 'Add files',
    files: 'Files',
    browse: 'Browse',
    orDrop: 'or drop files here: pictures, PDF, Word, Excel, text',
    pending: 'Files to upload',
    remove: (name: string) => `Remove ${name}`,
    progressOf: (name: string) => `Upload of ${name}`,
  },
});
