import { addDays, addMonths, daysBetween, pagesBetween } from '#platform/shared/calendar.ts';
import { usualMonths } from './rules.ts';

/** When a term that begins on that day usually ends. */
export function usualExpiry(effdate: string, lineOfBusiness: string): string {
  return addMonths(effdate, usualMonths(lineOfBusiness));
}

interface Days {
  effdate: string;
  expdate: string;
}

/** The term that follows: it begins where the old one ends and is as long. */
export function nextTerm(old: Days): Days {
  return { effdate: old.expdate, expdate: endAsLongAs(old, old.expdate) };
}

/** When a term from that day on ends that is as long as another, in months where they are whole. */
export function endAsLongAs({ effdate, expdate }: Days, begins: string): string {
  const months = pagesBetween(effdate, expdate);
  if (addMonths(effdate, months) === expdate) return addMonths(begins, months);
  return addDays(begins, daysBetween(effdate, expdate));
}
