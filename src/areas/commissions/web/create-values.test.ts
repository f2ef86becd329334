import { expect, test } from 'vitest';
import { createErrors, initialValues, inputOf } from './create-values.ts';

const NOVEMBER = initialValues('2026-11-15');

test('the range runs from the first to the last day of the current month; the deposit date is today; all companies', () => {
  expect(inputOf(NOVEMBER)).toEqual({
    company: 0,
    forwardOnly: false,
    start: '2026-11-01',
    end: '2026-11-30',
    deposit: '2026-11-15',
    depositAmount: null,
  });
});

test('with forwarded details only no date goes over the wire, whatever was typed before', () => {
  const values = { ...NOVEMBER, forwardOnly: true, start: '2026-99' };
  expect(inputOf(values)).toMatchObject({ start: null, end: null, deposit: null });
  expect(createErrors(values)).toEqual({});
});

test('what cannot be read is reported at its field, before start and end are compared', () => {
  expect(createErrors({ ...NOVEMBER, start: '13/40', depositAmount: '12.345' })).toEqual({
    start: 'Enter a date like 11/15/2026.',
    depositAmount: 'Enter an amount like 1,234.50.',
  });
  expect(createErrors({ ...NOVEMBER, start: '2026-12-01' })).toEqual({
    start: 'Start date must be before end date',
  });
});
