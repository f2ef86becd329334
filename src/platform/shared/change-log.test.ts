import { expect, test } from 'vitest';
import { keptChange, loggedChange, wireChange } from './change-log.ts';

const LOG = {
  fields: {
    vehicles: 'Vehicles',
    statedValue: { label: 'Stated value', unit: 'money' },
    businessUse: { label: 'Business use', unit: 'percent' },
    premium: { label: 'Premium', unit: 'money' },
    officeId: { label: 'Office', unit: 'office' },
  },
} as const;

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
  expect(wireChange(LOG, KEPT)).toEqual(ON_THE_WIRE);
  expect(keptChange(LOG, ON_THE_WIRE)).toEqual(KEPT);
  const premium = { field: 'premium', before: 0, after: 123_450 };
  expect(wireChange(LOG, premium)).toEqual({ field: 'premium', before: 0, after: 1234.5 });
});

test('the history of a record goes out and comes back the same way', () => {
  const entry = {
    id: 1,
    at: new Date('2026-11-15T10:00:00Z'),
    by: 'Ann Lee',
    action: 'edited',
    changes: [KEPT],
  };
  const wire = loggedChange(LOG).encode(entry);
  expect(wire.changes).toEqual([ON_THE_WIRE]);
  expect(loggedChange(LOG).decode(wire)).toEqual(entry);
});

test('what isn’t an amount stays as it is', () => {
  const office = { field: 'officeId', before: 300, after: null };
  expect(wireChange(LOG, office)).toEqual(office);
});
