import { isDay } from '#platform/shared/dates.ts';
import { monthOf } from '#platform/shared/month-of.ts';
import { formErrors } from '#platform/web/forms/form-errors.ts';
import type { TypedDay, TypedMoney } from '#platform/web/inputs/typed-values.ts';
import type { CreateInput } from '../contract.ts';
import { createProblems } from '../rules.ts';
import { texts } from './texts.ts';

export interface CreateValues extends Record<string, unknown> {
  company: string;
  forwardOnly: boolean;
  start: TypedDay;
  end: TypedDay;
  deposit: TypedDay;
  depositAmount: TypedMoney;
}

/** From the first to the last day of the current month, deposited today. */
export function initialValues(today: string): CreateValues {
  return { company: '0', forwardOnly: false, ...monthOf(today), deposit: today, depositAmount: null };
}

export function inputOf({
  company,
  depositAmount,
  forwardOnly,
  start,
  end,
  deposit,
}: CreateValues): CreateInput {
  return {
    company: Number(company),
    forwardOnly,
    start: forwardOnly ? null : start,
    end: forwardOnly ? null : end,
    deposit: forwardOnly ? null : deposit,
    depositAmount: typeof depositAmount === 'number' ? depositAmount : null,
  };
}

export function createErrors(values: CreateValues): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of ['start', 'end', 'deposit'] as const) {
    const day = values[field];
    if (!values.forwardOnly && day !== null && !isDay(day)) errors[field] = texts.problems.date;
  }
  if (typeof values.depositAmount === 'string') errors.depositAmount = texts.problems.amount;
  if (Object.keys(errors).length > 0) return errors;
  return formErrors(createProblems(inputOf(values)));
}
