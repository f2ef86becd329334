import { type TableRow, table } from './table-loader.ts';

const FILES = table('bring_ins', [
  'master_id',
  'id',
  'kind',
  'filename',
  'sha256',
  'year_week_folder',
  'guid',
  'headings',
  'column_map',
  'state',
  'row_count',
  'rows_done',
  'created_by',
]);
const ROWS = table('bring_in_rows', [
  'master_id',
  'bring_in_id',
  'row_number',
  'name',
  'input',
  'problems',
  'outcome',
]);

const DEMO_AGENCY = 1001;
const ADMIN = 12;
const FIRST_ID = 9001;

/** Leads of a fair, read as a dry run that nobody has imported yet; its file was lost. */
const PEOPLE = [
  { firstName: 'Olive', lastName: 'Marlow', phone: '(305) 555-0187', email: 'olive@fair.test' },
  { firstName: 'Rafael', lastName: 'Quintero', phone: '(305) 555-0188', email: 'rafael@fair' },
  { firstName: 'June', lastName: 'Ashby', phone: '(305) 555-0189', email: '' },
];

export function* bringInRows(): Generator<TableRow> {
  const map = { firstName: 'First', lastName: 'Last', phone: 'Phone', email: 'Email' };
  yield FILES.row({
    master_id: DEMO_AGENCY,
    id: FIRST_ID,
    kind: 'leads',
    filename: 'county-fair.csv',
    sha256: 'demo',
    year_week_folder: '202646',
    guid: '6d1f0c7e-31f5-4f0e-9d1c-0a4f6f7f2b51',
    headings: JSON.stringify(Object.values(map).map((name) => ({ name, samples: [] }))),
    column_map: map,
    state: 'read',
    row_count: PEOPLE.length,
    rows_done: PEOPLE.length,
    created_by: ADMIN,
  });
  for (const [at, input] of PEOPLE.entries()) {
    const isWrong = input.email !== '' && !input.email.endsWith('.test');
    yield ROWS.row({
      master_id: DEMO_AGENCY,
      bring_in_id: FIRST_ID,
      row_number: at + 2,
      name: `${input.firstName} ${input.lastName}`,
      input,
      problems: isWrong ? { email: ['Enter an email address like name@example.com.'] } : {},
      outcome: isWrong ? 'problem' : 'waiting',
    });
  }
}
