import { expect, test } from 'vitest';
import type { Lead } from '../contract.ts';
import { emptyValues, inputOf, leadDifferences, leadErrors, valuesOf } from './lead-values.ts';

const LEAD: Lead = {
  ...inputOf({ ...emptyValues({ assignedTo: 7, officeId: null }), lastName: 'Prospect' }),
  ...{ id: 500001, name: 'Prospect', status: 'new', closedReason: '', office: '', assignee: 'Ann Lee' },
  ...{ createdBy: '', customerId: null, customer: '', createdAt: new Date(), statusSince: new Date() },
  version: 3,
};
const CHOICES = {
  offices: [{ id: 1, name: 'Harbor' }],
  people: [
    { id: 7, name: 'Ann Lee' },
    { id: 8, name: 'Bo Fox' },
  ],
  sources: [],
};
const TODAY = '2026-03-01';

test('the form begins with what is stored and sends the same back', () => {
  expect(inputOf(valuesOf(LEAD))).toEqual({ ...valuesOf(LEAD), version: undefined });
});

test('what is wrong is shown at its field, by the rules of the server', () => {
  const errors = (fields: object, kept: string | null = null) =>
    leadErrors({ ...valuesOf(LEAD), ...fields }, TODAY, kept);
  expect(errors({})).toEqual({});
  expect(errors({ lastName: '' })).toEqual({ lastName: 'Enter a last name, or the name of a business.' });
  expect(errors({ phone: 'call me' })).toEqual({ phone: 'Use digits, spaces and ( ) + - . x only.' });
  expect(errors({ followUpOn: 'someday' })).toEqual({ followUpOn: 'Enter a valid date.' });
  expect(errors({ followUpOn: '2026-02-01' })).toEqual({ followUpOn: 'Choose today or a later day.' });
  expect(errors({ followUpOn: '2026-02-01' }, '2026-02-01')).toEqual({});
});

test('a conflict is shown with names, not with numbers', () => {
  const mine = { ...valuesOf(LEAD), assignedTo: 8, officeId: 1, followUpOn: '2026-11-15' };
  expect(leadDifferences(LEAD, mine, CHOICES)).toEqual([
    { label: 'Follow up on', theirs: '', mine: '11/15/2026' },
    { label: 'Office', theirs: '', mine: 'Harbor' },
    { label: 'Assigned to', theirs: 'Ann Lee', mine: 'Bo Fox' },
  ]);
});
