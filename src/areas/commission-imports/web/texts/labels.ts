import { counted } from '../../rules.ts';

/** What the columns and fields are called. */
export const labels = {
  file: 'File',
  company: 'Company',
  allCompanies: 'All Companies',
  status: 'Status',
  rows: 'Rows',
  by: 'By',
  uploaded: 'Uploaded',
  imported: 'Imported',
  row: 'Row',
  policyNumber: 'Policy #',
  customer: 'Customer',
  date: 'Date',
  premium: 'Premium',
  commission: 'Commission',
  policy: 'Policy',
  confidence: 'Confidence',
  month: 'Month',
  lines: 'Lines',
  unmatched: 'Unmatched',
  /** Where a line came from. */
  from: 'From',
  product: 'Product',
  term: 'Term',
};

export const counts = {
  rows: (count: number) => counted(count, 'row', 'rows'),
  lines: (count: number) => counted(count, 'line', 'lines'),
  linesAndAmount: (count: number, amount: string) => `${counted(count, 'line', 'lines')}, ${amount}`,
  rowOf: (statement: string, row: number) => `${statement}, row ${row}`,
};
