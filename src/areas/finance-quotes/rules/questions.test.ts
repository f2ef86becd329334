import { expect, test } from 'vitest';
import {
  type Answers,
  answerProblems,
  countedAnswers,
  insuranceTypeOf,
  isAnswered,
  MANUAL_ANSWERS,
  questionsFor,
  UNANSWERED,
} from './questions.ts';

const OPEN: Answers = { assignedRisk: null, other: null, auditable: null, parameterCode: null };

test('the type follows from the lines of business: one commercial line makes all of it Commercial', () => {
  expect(insuranceTypeOf(['Personal Auto', 'Homeowners'])).toBe('Personal Lines');
  expect(insuranceTypeOf(['Personal Auto', 'General Liability'])).toBe('Commercial');
  expect(insuranceTypeOf([])).toBe('Personal Lines');
});

test('Commercial needs all four answers, Personal Lines assigned risk and SR22', () => {
  expect(questionsFor('Commercial').map(({ label }) => label)).toEqual([
    'Assigned Risk',
    'Is SR22',
    'Auditable',
    'Federal Filing',
  ]);
  expect(questionsFor('Personal Lines').map(({ key }) => key)).toEqual(['assignedRisk', 'other']);
  const two: Answers = { ...OPEN, assignedRisk: 1, other: 0 };
  expect([isAnswered('Personal Lines', two), isAnswered('Commercial', two)]).toEqual([true, false]);
  expect(answerProblems('Commercial', two)).toEqual({
    'attributes.auditable': ['Parameters must be set to either Yes or No'],
    'attributes.parameterCode': [UNANSWERED],
  });
});

test('the four answers of a manual contract are 0', () => {
  expect(answerProblems('Commercial', MANUAL_ANSWERS)).toEqual({});
  expect(Object.values(MANUAL_ANSWERS)).toEqual([0, 0, 0, 0]);
});

test('what a type does not ask counts as No', () => {
  const all: Answers = { assignedRisk: 1, other: 1, auditable: 1, parameterCode: 1 };
  expect(countedAnswers('Personal Lines', all)).toMatchObject({ other: true, auditable: false });
  expect(countedAnswers('Commercial', all)).toMatchObject({ auditable: true, parameterCode: true });
});
