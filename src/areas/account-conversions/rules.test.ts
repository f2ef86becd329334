import { expect, test } from 'vitest';
import { competitorNamed, conversionProblems } from './rules.ts';

const problems = (
  conversionType: 'AL3' | 'Competitor' | undefined,
  competitorId: number | null,
  competitorName: string,
) =>
  Object.entries(conversionProblems({ conversionType, competitorId, competitorName })).map(
    ([field, [text]]) => `${field}: ${text}`,
  );

test('the type, a competitor’s system and an AL3 conversion’s company are required', () => {
  expect(problems(undefined, null, '')).toEqual(['conversionType: Type is a required field.']);
  expect(problems('Competitor', null, 'X')).toEqual(['competitorId: Competitor System is a required field.']);
  expect(problems('Competitor', 5, 'X')).toEqual(['competitorId: Competitor System is a required field.']);
  expect(problems('Competitor', 127, '')).toEqual(['competitorName: Competitor System is a required field.']);
  expect(problems('Competitor', 127, 'Homemade')).toEqual([]);
  expect(problems('AL3', null, '')).toEqual(['competitorName: Company is a required field.']);
  expect(problems('AL3', null, 'Progressive')).toEqual([]);
});

test('a system of the list is called as there', () => {
  expect([competitorNamed(101, 'x'), competitorNamed(127, 'x'), competitorNamed(null, 'x')]).toEqual([
    'AMS360',
    'x',
    'x',
  ]);
});
