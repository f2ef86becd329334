import type { ReactNode } from 'react';
import { showCount } from '#platform/shared/show-count.ts';
import { counted } from '../../rules.ts';

/** Makes a link of the words. */
type Link = (words: string) => ReactNode;

/** Rows that an earlier statement had already. */
export const received = {
  before: (rows: number, amount: string) =>
    `${counted(rows, 'row', 'rows')} (${amount}) ${rows === 1 ? 'was' : 'were'} received with an earlier statement.`,
  /** What the import will do with them. */
  willBe: {
    leftOut: (rows: number) => (rows === 1 ? 'It is left out.' : 'They are left out.'),
    imported: (rows: number) => (rows === 1 ? 'It is imported anyway.' : 'They are imported anyway.'),
    some: (imported: number, left: number) =>
      `${counted(imported, 'row of these is', 'rows of these are')} imported anyway, and ${counted(left, 'is', 'are')} left out.`,
  },
  /** What it did with them. */
  were: {
    leftOut: (rows: number) => (rows === 1 ? 'It was left out.' : 'They were left out.'),
    imported: (rows: number) => (rows === 1 ? 'It was imported anyway.' : 'They were imported anyway.'),
    some: (imported: number, left: number) =>
      `${counted(imported, 'row of these was', 'rows of these were')} imported anyway, and ${counted(left, 'was', 'were')} left out.`,
  },
  importAll: (rows: number) => (rows === 1 ? 'Import it anyway' : 'Import all of them anyway'),
  importAnyway: 'Import anyway',
  importRowAnyway: (row: number) => `Import row ${row} anyway`,
  with: (place: ReactNode) => <>With {place}.</>,
  withDeleted: (place: ReactNode) => <>With {place}, and deleted since.</>,
  already: (place: ReactNode) => <>Received already with {place}.</>,
  alreadyDeleted: (place: ReactNode) => <>Received already with {place}, and deleted since.</>,
  /** The place, where it is no row of a statement. */
  downloadedLine: 'a downloaded line that waits for a file',
  file: (file: number) => `file ${file}`,
  willBeImported: 'Will be imported anyway.',
  wasImported: 'Imported anyway.',
};

/** Where the rows of an imported statement are now. */
export const places = {
  title: 'Where the rows are now',
  notInFile: (month: string) => `Not in a file yet, ${month}`,
  inFile: (file: string, status: string) => `In file ${file}, ${status}`,
  forwardedWaiting: (file: string, link: Link) => (
    <>{link(`Forwarded out of file ${file}`)}, waiting for the next file</>
  ),
  forwardedInto: (file: string, link: Link, into: number, intoLink: Link) => (
    <>
      {link(`Forwarded out of file ${file}`)}, {intoLink(`now in file ${into}`)}
    </>
  ),
  deleted: 'Deleted',
  deletedFromFile: (file: number) => `Deleted from file ${file}`,
  receivedWith: (link: Link, statement: ReactNode) => (
    <>
      {link('Already received')} with {statement}
    </>
  ),
  receivedDownloaded: (link: Link) => <>{link('Already received')} as downloaded lines</>,
  problem: 'Left out because of a problem',
  otherWays: (create: Link, assign: Link) => (
    <>
      {create('Create a file')} of other days instead, or {assign('assign unmatched lines')} first.
    </>
  ),
};

/** What carriers paid that is in no file yet, and creating the file. */
export const pool = {
  title: 'Lines not in a file',
  what: 'Carrier payments that are not in a commission file yet',
  createOther: 'Create a file for other dates',
  none: 'Every carrier line is in a file.',
  noneOfCompany: 'Every line of this company is in a file.',
  unmatched: (lines: number) => `${showCount(lines)} unmatched`,
  moreStatements: (count: number) => `and ${counted(count, 'more statement', 'more statements')}`,
  downloaded: (lines: number) => counted(lines, 'downloaded line', 'downloaded lines'),
  createColumn: 'Create',
  create: 'Create the file',
  createFromStatement: 'Create the file from this statement',
  takesInMonth: (lines: number, amount: string, month: string) =>
    `Takes in the ${counted(lines, 'line', 'lines')}, ${amount} of ${month} that ${lines === 1 ? 'is' : 'are'} not in a file yet.`,
  takesInStatement: (filename: string, month: string) =>
    `Takes in all lines of ${filename} that are not in a file yet, whatever their dates, and any other lines of ${month} that are not in one.`,
  alongCome: 'Forwarded lines of the company and terms that are due in the month come along.',
  depositDate: 'Deposit Date',
  notADate: 'Enter a date like 11/15/2026.',
  depositAmount: 'Deposit amount',
  whatAmount: 'What the carrier paid in, to compare with the lines. Can be left empty.',
  notAnAmount: 'Enter an amount like 1,234.50.',
  gathered: (lines: number) => `${counted(lines, 'line', 'lines')} gathered.`,
};
