import { expect, test } from 'vitest';
import { changedField } from './change-log.ts';

const KEPT = {
  field: 'vehicles',
  before: null,
  after: [{ vin: 'A', year: 2020, statedValue: 1_900_010, businessUse: 1250 }],
};
const ON_THE_WIRE = {
  field: 'vehicles',
  before: null,
  after: [{ vin: 'A', year: 2020, statedValue: 19_000.1, businessUse: 12.5 }],
};

test('money and percents are in the units of the wire, at any depth, and come back exactly', () => {
  expect(changedField.encode(KEPT)).toEqual(ON_THE_WIRE);
  expect(changedField.decode(ON_THE_WIRE)).toEqual(KEPT);
  const premium = { field: 'premium', before: 0, after: 123_450 };
  expect(changedField.encode(premium)).toEqual({ field: 'premium', before: 0, after: 1234.5 });
});

test('what is no amount stays as it is', () => {
  const office = { field: 'officeId', before: 300, after: null };
  expect(changedField.encode(office)).toEqual(office);
});
