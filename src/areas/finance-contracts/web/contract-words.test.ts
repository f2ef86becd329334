import { expect, test } from 'vitest';
import type { ContractRow } from '../contract.ts';
import { standingWords } from './contract-words.ts';

const row = (fields: Partial<ContractRow>) =>
  ({
    id: 7,
    contractNumber: 'PF-1',
    contractStatus: 'Approved',
    active: 1,
    balance: 0,
    overdue: 0,
    overdueSince: null,
    nextDue: null,
    quote: null,
    ...fields,
  }) as ContractRow;

test('the strip tells the balance, the oldest that is overdue, the next payment and open quotes', () => {
  const words = standingWords([
    row({ balance: 500_00, overdue: 112_18, overdueSince: '2026-05-26' }),
    row({ contractNumber: 'PF-2', balance: 300_00, nextDue: { date: '2026-07-01', amount: 30_00 } }),
    row({
      contractNumber: '',
      id: 9,
      active: 0,
      balance: 100_00,
      nextDue: { date: '2026-06-26', amount: 10_00 },
    }),
    row({ contractStatus: 'Quoted' }),
    row({ contractStatus: 'Quoted', active: 0 }),
  ]);
  expect(words.map(({ label, value, note }) => `${label} ${value} ${note}`)).toEqual([
    'Balance $900.00 on 3 contracts',
    'Overdue $112.18 PF-1, since 05/26/2026',
    'Next due $10.00 #9, 06/26/2026',
    'Quotes open 1 not approved yet',
  ]);
});

test('the note of open quotes names the one that ends next, or the one that ended last', () => {
  const quoted = (contractNumber: string, expires: string, isExpired: boolean) =>
    row({ contractStatus: 'Quoted', contractNumber, quote: { expires, isExpired } });
  const noteOf = (...rows: ContractRow[]) => standingWords(rows).at(-1);
  const [over, next, later] = [
    quoted('Q-1', '2026-06-01', true),
    quoted('Q-20931', '2026-07-15', false),
    quoted('Q-3', '2026-07-20', false),
  ];
  expect(noteOf(later, over, next)).toMatchObject({ value: '3', note: 'Q-20931 ends 07/15/2026' });
  expect(noteOf(over, quoted('Q-0', '2026-05-01', true))).toMatchObject({ note: 'Q-1 ended 06/01/2026' });
  expect(noteOf(row({ contractStatus: 'Quoted' }))).toMatchObject({ value: '1', note: 'not approved yet' });
});

test('a down payment that is open on a contract without a balance is in the strip', () => {
  const [, overdue] = standingWords([row({ overdue: 30_00, overdueSince: '2026-05-20' })]);
  expect(overdue).toMatchObject({ value: '$30.00', note: 'PF-1, since 05/20/2026', isLate: true });
});

test('a customer who owes nothing is told so', () => {
  expect(standingWords([row({})]).map(({ note }) => note)).toEqual([
    'nothing is owed',
    'nothing',
    'no more payments',
    'not approved yet',
  ]);
});
