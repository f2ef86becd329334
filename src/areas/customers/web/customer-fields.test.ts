import { expect, test } from 'vitest';
import { fieldDifferences, fieldLabels, fieldLines } from './customer-fields.ts';

const labels = fieldLabels({ customField1: 'club card', customField2: 'custom field 2', customField3: '' });
const offices = new Map([[11, 'Main Street Office']]);
const words = { labels, offices };

const LUIS = {
  firstName: 'Luis',
  lastName: 'Núñez',
  relationship: 'Spouse',
  dob: '1981-01-05',
  licenseNumber: 'N520',
  licenseState: 'FL',
};
const COROLLA = {
  year: 2021,
  make: 'Toyota',
  model: 'Corolla',
  vin: '2T1BURHE0JC034718',
  tag: 'ABC 123',
  tagState: 'FL',
  statedValue: 1_525_050,
  businessUse: 1250,
};

test('the log shows fields with human labels and formatted values', () => {
  expect(fieldLines('dob', '1980-11-15', offices)).toEqual(['11/15/1980']);
  expect(fieldLines('officeId', 11, offices)).toEqual(['Main Street Office']);
  expect(fieldLines('officeId', 99, offices)).toEqual(['Office 99']);
  expect(fieldLines('emailOptOut', false, offices)).toEqual(['No']);
  expect(fieldLines('language', 'es', offices)).toEqual(['Spanish']);
  expect(fieldLines('memo', null, offices)).toEqual([]);
  expect(fieldLines('household', [LUIS], offices)).toEqual([
    'Luis Núñez, Spouse, born 01/05/1981, license N520 (FL)',
  ]);
  expect(fieldLines('vehicles', [COROLLA], offices)).toEqual([
    '2021 Toyota Corolla, VIN 2T1BURHE0JC034718, tag ABC 123 FL, worth $15,250.50, 12.50 % business use',
  ]);
});

test('custom fields carry the labels of the agency', () => {
  expect(labels.custom1).toBe('Club card');
});

test('of two states only what differs is shown, in the order of the form', () => {
  const theirs = { memo: 'new', phone: '(305) 555-0101', lastName: 'Lee' };
  const mine = { memo: '', phone: '(305) 555-0202', lastName: 'Lee' };
  expect(fieldDifferences(theirs, mine, words)).toEqual([
    { field: 'phone', label: 'Phone', one: ['(305) 555-0101'], other: ['(305) 555-0202'] },
    { field: 'memo', label: 'Memo', one: ['new'], other: [] },
  ]);
});

test('of a changed list only the rows that changed are shown', () => {
  const before = { vehicles: [COROLLA, { ...COROLLA, model: 'Camry' }] };
  const after = { vehicles: [COROLLA, { ...COROLLA, model: 'Camry', statedValue: null }] };
  const [difference] = fieldDifferences(before, after, words);
  expect(difference?.one).toHaveLength(1);
  expect(difference?.one[0]).toContain('Camry');
  expect(difference?.one[0]).toContain('$15,250.50');
  expect(difference?.other[0]).not.toContain('$');
});
