import { expect, test } from 'vitest';
import { office as officeSchema } from '../contract.ts';
import { inputOf, officeDifferences, officeErrors, valuesOf } from './office-values.ts';

const DAY = { opens: '08:30', closes: '18:00' };
const OFFICE = officeSchema.parse({
  ...{ id: 7, name: 'Harbor', groupId: 3, address: '', city: 'Miami', state: 'FL', zip: '', phone: '' },
  ...{ email: '', timeZone: 'America/New_York', hours: [null, DAY, DAY, DAY, DAY, DAY, null] },
  ...{ closedAt: null, people: 0, version: 4 },
});
const GROUPS = [{ id: 3, kind: 'territory', name: 'North', parentId: null, version: 1 }] as const;

test('an office goes through the form and comes out as it was', () => {
  const { hours, groupId, timeZone } = inputOf(valuesOf(OFFICE, null));
  expect({ hours, groupId, timeZone }).toEqual({
    hours: OFFICE.hours,
    groupId: 3,
    timeZone: 'America/New_York',
  });
});

test('a new office goes where it was asked for and needs a name', () => {
  const values = valuesOf(undefined, 3);
  expect(values).toMatchObject({ name: '', groupId: 3 });
  expect(officeErrors(values)).toEqual({ name: 'Enter a name.' });
});

test('the times of a closed day are not judged', () => {
  const values = valuesOf(OFFICE, null);
  values.hours[0] = { isOpen: false, opens: '', closes: '' };
  expect(officeErrors(values)).toEqual({});
  values.hours[0] = { isOpen: true, opens: '12:00', closes: '10:00' };
  expect(officeErrors(values)).toEqual({ 'hours.0.closes': 'Enter a time after the office opens.' });
});

test('a conflict names the fields and the days that differ', () => {
  const mine = { ...inputOf(valuesOf(OFFICE, null)), groupId: null, city: 'Tampa' };
  mine.hours[1] = null;
  expect(officeDifferences(OFFICE, mine, GROUPS)).toEqual([
    { label: 'Part of', theirs: 'North', mine: '' },
    { label: 'City', theirs: 'Miami', mine: 'Tampa' },
    { label: 'Monday', theirs: '8:30 AM – 6:00 PM', mine: 'Closed' },
  ]);
});
