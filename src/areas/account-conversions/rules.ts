import { COMPETITORS, OTHER_COMPETITOR } from '#areas/accounts/rules/lists.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';

export const CONVERSION_TYPES = ['AL3', 'Competitor'] as const;
export type ConversionType = (typeof CONVERSION_TYPES)[number];
export const COMMENTS_MAX = 500;

interface ConversionForm {
  conversionType: ConversionType | undefined;
  competitorId: number | null;
  /** The typed name of another system, or the company of an AL3 conversion. */
  competitorName: string;
}

export function conversionProblems({
  conversionType,
  competitorId,
  competitorName,
}: ConversionForm): FieldErrors {
  if (!conversionType) return { conversionType: ['Type is a required field.'] };
  if (conversionType === 'AL3')
    return competitorName === '' ? { competitorName: ['Company is a required field.'] } : {};
  const isKnown = COMPETITORS.some(({ id }) => id === competitorId);
  if (!isKnown) return { competitorId: ['Competitor System is a required field.'] };
  const isNameless = competitorId === OTHER_COMPETITOR && competitorName === '';
  return isNameless ? { competitorName: ['Competitor System is a required field.'] } : {};
}

/** A system of the list is called as there, whatever was typed beside it. */
export function competitorNamed(competitorId: number | null, typed: string): string {
  if (competitorId === null || competitorId === OTHER_COMPETITOR) return typed;
  return COMPETITORS.find(({ id }) => id === competitorId)?.name ?? typed;
}
