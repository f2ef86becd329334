import { expect, test } from 'vitest';
import { conversionErrors, EMPTY, inputOf } from './conversion-values.ts';

const OTHER = '127';
const errors = (given: object) => conversionErrors({ ...EMPTY, ...given }, 1001);

test('Type is a required field.', () => {
  expect(errors({})).toEqual({ conversionType: 'Type is a required field.' });
});

test('Competitor type needs a system; the other option needs a name', () => {
  expect(errors({ conversionType: 'Competitor' })).toEqual({
    competitorId: 'Competitor System is a required field.',
  });
  expect(errors({ conversionType: 'Competitor', competitorId: OTHER, competitorName: ' ' })).toEqual({
    competitorName: 'Competitor System is a required field.',
  });
});

test('AL3 type needs a company name', () => {
  expect(errors({ conversionType: 'AL3' })).toEqual({ company: 'Company is a required field.' });
});

test('the AL3 company travels in competitorName, and an empty fee is 0', () => {
  const typed = {
    ...EMPTY,
    conversionType: 'AL3' as const,
    company: 'Palmetto Lantern',
    competitorId: OTHER,
  };
  expect(inputOf(typed, 1001)).toMatchObject({
    ...{ masterId: 1001, competitorId: null, competitorName: 'Palmetto Lantern', fee: 0 },
  });
});
