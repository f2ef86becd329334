import { expect, test } from 'vitest';
import { fieldWords, recordsNamed, shownChanges } from '#platform/shared/log-words.ts';
import { filterProblems } from './rules.ts';

const LOG = {
  fields: {
    premium: { label: 'Premium', unit: 'money' },
    policyFee: { label: 'Policy fee', unit: 'money' },
    amount: { label: 'Amount', unit: 'money' },
    renewalPercent: { label: 'Renewal percent', unit: 'percent' },
    language: { label: 'Language', unit: 'language' },
    review_required: { label: 'Review required', unit: 'switch' },
    officeId: { label: 'Office', unit: 'office' },
    assignedTo: { label: 'Assigned to', unit: 'person' },
    custid: { label: 'Customer', unit: 'record', of: 'customer' },
    tableName: { label: 'Kind of record', unit: 'kind', called: { backoffice: 'account' } },
    recordId: { label: 'Record', unit: 'record', ofKindIn: 'tableName', called: { backoffice: 'account' } },
    receiptId: { label: 'Receipt', unit: 'key' },
    themesId: { label: 'Theme', unit: 'theme' },
    duedate: 'Due date',
    PRadmin: 'PRadmin',
  },
} as const;
const NAMES = {
  people: new Map([[7, 'Ann Lee']]),
  offices: new Map([[3, 'Harbor Office']]),
  records: new Map([
    ['customer 104238', 'Maria L. Johnson'],
    ['policy 12', 'PLM-1'],
    ['customer 7', 'Ann Lee'],
    ['customer 8', 'Ann Lee'],
    ['account 1001', 'Harbor Agency'],
  ]),
};
const shown = (field: string, before: unknown, after: unknown) =>
  shownChanges(LOG, [{ field, before, after }], NAMES).map(({ label, one, other }) => [label, one, other]);

test('the number of a record is asked for with its kind, and a last day that is not before the first', () => {
  expect(filterProblems({ record: 5 })).toHaveProperty('subject');
  expect(filterProblems({ record: 5, subject: 'task' })).toEqual({});
  const day = new Date('2026-11-15');
  expect(filterProblems({ from: day, to: day })).toHaveProperty('to');
});

test('before and after are in words', () => {
  expect(shown('premium', 100_000, 123_450)).toEqual([['Premium', ['$1,000.00'], ['$1,234.50']]]);
  expect(shown('renewalPercent', null, 1250)).toEqual([['Renewal percent', [], ['12.50 %']]]);
  expect(shown('duedate', null, '2026-11-20')).toEqual([['Due date', [], ['11/20/2026']]]);
  expect(shown('review_required', 0, 1)).toEqual([['Review required', ['No'], ['Yes']]]);
  expect(shown('language', 'en', 'es')).toEqual([['Language', ['English'], ['Spanish']]]);
  expect(shown('emailOptOut', true, false)).toEqual([['Email opt out', ['Yes'], ['No']]]);
  expect(shown('officeId', 3, 4)).toEqual([['Office', ['Harbor Office'], ['#4']]]);
  expect(shown('assignedTo', 7, null)).toEqual([['Assigned to', ['Ann Lee'], []]]);
  expect(shown('themesId', 1, 2)).toEqual([['Theme', ['Teal'], ['Dark']]]);
  expect(shown('duration', 0, 90)).toEqual([['Duration', ['0'], ['90']]]);
});

test('another record is told by what people know it by, or by its number when it is gone; a key is not told', () => {
  expect(shown('custid', 100_203, 104_238)).toEqual([['Customer', ['#100203'], ['Maria L. Johnson']]]);
  expect(shown('custid', 7, 8)).toEqual([['Customer', ['Ann Lee #7'], ['Ann Lee #8']]]);
  expect(shown('receiptId', null, 7)).toEqual([]);
  const attached = [
    { field: 'tableName', before: 'customer', after: 'policy' },
    { field: 'recordId', before: 104_238, after: 12 },
  ];
  expect(shownChanges(LOG, attached, NAMES)).toMatchObject([
    { one: ['customer'], other: ['policy'] },
    { one: ['Maria L. Johnson'], other: ['PLM-1'] },
  ]);
  const ofAccount = [
    { field: 'tableName', before: null, after: 'backoffice' },
    { field: 'recordId', before: null, after: 1001 },
  ];
  expect(shownChanges(LOG, ofAccount, NAMES)).toMatchObject([
    { other: ['account'] },
    { other: ['Harbor Agency'] },
  ]);
  expect(recordsNamed(LOG, attached)).toEqual([
    { subject: 'customer', id: 104_238 },
    { subject: 'policy', id: 12 },
  ]);
});

test('of a list and of flags only the differences are shown; what is empty on both sides is not', () => {
  expect(shown('groups', ['Sales', 'Claims'], ['Sales', 'Billing'])).toEqual([
    ['Groups', ['Claims'], ['Billing']],
  ]);
  expect(shown('permissions', { PRadmin: 0, PRtraining: 1 }, { PRadmin: 1, PRtraining: 1 })).toEqual([
    ['Permissions', ['PRadmin: 0'], ['PRadmin: 1']],
  ]);
  expect(shown('lines', null, [{ kind: 'agency fee', amount: 2500, policyId: null }])).toEqual([
    ['Lines', [], ['Kind: agency fee, Amount: $25.00']],
  ]);
  expect(shown('memo', '', null)).toEqual([]);
  expect(shown('emailOptOut', null, false)).toEqual([]);
  expect(shown('policyFee', null, 0)).toEqual([]);
  expect(shown('policyFee', 2500, 0)).toEqual([['Policy fee', ['$25.00'], ['$0.00']]]);
});

test('a field has the label its area gives it; an old field that no area knows anymore is still readable', () => {
  const words = ['custid', 'PRadmin', 'stampDuty', 'customerId', 'check_number', 'moreLines'].map((field) =>
    fieldWords(LOG, field),
  );
  expect(words).toEqual([
    'Customer',
    'PRadmin',
    'Stamp duty',
    'Customer',
    'Check number',
    'More lines, in the export',
  ]);
});
