import { policyTypeOf } from '#areas/policies/rules.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { InsuranceType } from '../statuses.ts';

/** In the words of the specification. */
export const UNANSWERED = 'Parameters must be set to either Yes or No';

/** The yes/no questions of a quote by their keys on the wire. */
export const QUESTIONS = [
  { key: 'assignedRisk', label: 'Assigned Risk' },
  { key: 'other', label: 'Is SR22' },
  { key: 'auditable', label: 'Auditable' },
  { key: 'parameterCode', label: 'Federal Filing' },
] as const;
export type QuestionKey = (typeof QUESTIONS)[number]['key'];
export type Answers = Record<QuestionKey, 0 | 1 | null>;

/** What a manual contract is preset to, and what counts where nobody is asked. */
export const MANUAL_ANSWERS: Record<QuestionKey, 0> = {
  assignedRisk: 0,
  other: 0,
  auditable: 0,
  parameterCode: 0,
};

const PERSONAL: readonly QuestionKey[] = ['assignedRisk', 'other'];

/** One commercial line among the policies makes the whole quote Commercial. */
export function insuranceTypeOf(linesOfBusiness: readonly string[]): InsuranceType {
  return linesOfBusiness.some((line) => policyTypeOf(line) === 'Commercial')
    ? 'Commercial'
    : 'Personal Lines';
}

/** Commercial asks all four, Personal Lines the first two. */
export function questionsFor(type: InsuranceType): (typeof QUESTIONS)[number][] {
  return QUESTIONS.filter(({ key }) => type === 'Commercial' || PERSONAL.includes(key));
}

export function isAnswered(type: InsuranceType, answers: Answers): boolean {
  return questionsFor(type).every(({ key }) => answers[key] !== null);
}

/** What is wrong with the answers, at each question that is still open. */
export function answerProblems(type: InsuranceType, answers: Answers): FieldErrors {
  const open = questionsFor(type).filter(({ key }) => answers[key] === null);
  return Object.fromEntries(open.map(({ key }) => [`attributes.${key}`, [UNANSWERED]]));
}

/** The answers that count: what a type does not ask is No. */
export function countedAnswers(type: InsuranceType, answers: Answers): Record<QuestionKey, boolean> {
  const asked = new Set(questionsFor(type).map(({ key }) => key));
  const isYes = (key: QuestionKey) => asked.has(key) && answers[key] === 1;
  return {
    assignedRisk: isYes('assignedRisk'),
    other: isYes('other'),
    auditable: isYes('auditable'),
    parameterCode: isYes('parameterCode'),
  };
}
