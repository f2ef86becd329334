import { counted } from '#platform/shared/noun.ts';
import type { CreateInput } from '../../contract.ts';

export const files = {
  title: 'Commission Filing',
  admin: 'Admin',
  about: 'What carriers paid, file by file',
  helpTour: 'Help tour',
  videos: 'Videos',
  import: 'Import',
  importCommissions: 'Import commissions',
  create: 'Create',
  active: 'Active',
  archived: 'Archived',
  list: 'Commission files',
  noneArchived: 'No archived files.',
  none: 'No Records Found',
  createFirst: 'Create a file',
  selectFirst: 'Select files in the list first.',
  deleteSelected: 'Delete Selected',
  postSelected: 'Post Selected',
  enableMerging: 'Enable Merging',
  disableMerging: 'Disable Merging',
  mergeSelected: 'Merge Selected',
  whatToMerge: 'Select the files to merge under From, and exactly one under To.',
  selected: (count: number) => `${count} selected`,
};

/** Columns of buttons have a letter for their head. */
export const fileColumns = {
  select: 'Select',
  selectFile: (id: number) => `Select file ${id}`,
  From: {
    label: 'From',
    tick: (id: number) => `From: file ${id}`,
    whyNot: 'It is ticked as To: a file cannot be merged with itself.',
  },
  To: {
    label: 'To',
    tick: (id: number) => `To: file ${id}`,
    whyNot: 'It is ticked as From: a file cannot be merged with itself.',
  },
  view: { letter: 'V', word: 'View', file: (id: number) => `View file ${id}` },
  delete: { letter: 'D', word: 'Delete', file: (id: number) => `Delete file ${id}` },
  post: { letter: 'P', word: 'Post', file: (id: number) => `Post file ${id}` },
  archive: { letter: 'A', word: 'Archive', file: (id: number) => `Archive file ${id}` },
  unarchive: { letter: 'U', word: 'Un-archive', file: (id: number) => `Un-archive file ${id}` },
  company: 'Company',
  totalAmount: 'Total Amount',
  reportDate: 'Report Date',
  start: 'Start',
  end: 'End',
  depositDate: 'Deposit Date',
  createdBy: 'Created By',
};

/** In the words of the specification, which speaks of one file. */
export const questions = {
  delete: {
    confirm: 'Delete',
    ask: (count: number) =>
      count > 1
        ? `Are you SURE you want to delete these ${count} commission files?`
        : 'Are you SURE you want to delete this commission file?',
    done: (count: number) => `${counted(count, 'file')} deleted.`,
  },
  archive: {
    confirm: 'Archive',
    ask: (count: number) =>
      count > 1
        ? `Are you SURE you want to archive these ${count} commission files?`
        : 'Are you SURE you want to archive this commission file?',
    done: (count: number) => `${counted(count, 'file')} archived.`,
  },
  unarchive: {
    confirm: 'Un-archive',
    ask: (count: number) =>
      count > 1
        ? `Are you SURE you want to un-archive these ${count} commission files?`
        : 'Are you SURE you want to un-archive this commission file?',
    done: (count: number) => `${counted(count, 'file')} un-archived.`,
  },
  /** `confirm` is what the button said before. */
  anyway: (confirm: string) => `${confirm} anyway`,
};

export const create = {
  title: 'Commission Filings',
  about: 'A new file gathers what carriers paid and what is due',
  newFile: 'New file',
  labels: {
    company: 'Company',
    forwardOnly: 'Forwarded Details Only',
    start: 'From',
    end: 'To',
    deposit: 'Deposit Date',
    depositAmount: 'Deposit amount',
  } satisfies Record<keyof CreateInput, string>,
  aboutDepositAmount: 'What the carrier paid in, to compare with the lines. Can be left empty.',
  cancel: 'Cancel',
  create: 'Create',
  gathered: (lines: number) => `${counted(lines, 'line')} gathered.`,
};

export const merge = {
  title: 'Commission Filings Merge',
  from: 'These files will be deleted',
  to: 'This file receives all activity',
  file: (id: number) => `File ${id}`,
  start: 'Start',
  end: 'End',
  total: 'Total',
  deposited: 'Deposited',
  created: 'Created',
  createdBy: 'Created by',
  wrongChoice: 'Choose exactly one file to merge into, and at least one to merge.',
  ask: 'Are you SURE you want to merge these files?',
  cancel: 'Cancel',
  save: 'Save',
  stillLoading: 'The files are still being loaded.',
  done: (lines: number, file: number) => `${counted(lines, 'line')} moved into file ${file}.`,
  merged: (by: string, count: number, day: string) =>
    `${by} merged ${counted(count, 'file')} into this one on ${day}.`,
  undo: 'Undo merge',
  undone: (count: number) => `${counted(count, 'file')} taken apart again.`,
};

/** After a file was created. */
export const gathered = {
  title: 'Check these lines',
  close: 'Close this message',
  openFile: (file: number) => `Open file ${file}`,
  paid: (paid: string, file: number, remains: string) =>
    `${paid} paid in file ${file}, ${remains} left to pay`,
  added: (amount: string, file: number) => `${amount} added by hand in file ${file}`,
  more: (count: number) => `${counted(count, 'line')} more, in the change log`,
};

export const file = {
  posted: (day: string) => `Posted ${day}`,
  archived: 'Archived',
  createdBy: (name: string) => `Created by ${name}`,
  filingDate: (day: string) => `Filing date ${day}`,
  depositDate: (day: string) => `Deposit date ${day}`,
  period: (start: string, end: string) => `${start} to ${end}`,
  forwardedLines: 'Forwarded lines',
  archive: 'Archive',
  unarchive: 'Un-archive',
  linesByState: 'Lines by state',
  grandTotals: 'Grand Totals',
  /** Each stands after its figure. */
  totals: { lineItems: 'line items', premium: 'premium', adjusted: 'adjusted total' },
};
