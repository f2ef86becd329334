import { isDay } from '#platform/shared/dates.ts';
import type { Policy } from '../contract.ts';
import { policyTypeOf } from '../rules.ts';
import { endAsLongAs, usualExpiry } from '../terms.ts';
import type { PolicyValues } from './policy-values.ts';

/** The line of business of each product. */
export type Lines = ReadonlyMap<number, string>;

/** What proposals are made of. */
export interface Known {
  lines: Lines;
  /** The term that is renewed: the next one of the same line is as long. */
  renews: Pick<Policy, 'lineOfBusiness' | 'effdate' | 'expdate'> | undefined;
}

export interface Proposals {
  expdate?: string;
  policyType?: string;
}

export type ProposingChange = Partial<Pick<PolicyValues, 'companyId' | 'productId' | 'effdate'>>;

/**
 * What a change of product or effective date brings along, where nobody has entered something else. While a date is
 * half typed there is nothing to propose, so what was proposed last is still known by then.
 */
export function withProposals(
  values: PolicyValues,
  change: ProposingChange,
  last: Proposals,
  known: Known,
): { values: PolicyValues; made: Proposals } {
  const next = { ...values, ...change };
  const before = { ...last, ...proposals(values, known) };
  const after = proposals(next, known);
  if (after.expdate && (values.expdate === null || values.expdate === before.expdate))
    next.expdate = after.expdate;
  if (after.policyType && (values.policyType === '' || values.policyType === before.policyType))
    next.policyType = after.policyType;
  return { values: next, made: { ...before, ...after } };
}

function proposals({ productId, effdate }: PolicyValues, { lines, renews }: Known): Proposals {
  const line = productId === null ? undefined : lines.get(productId);
  if (line === undefined) return {};
  const policyType = policyTypeOf(line);
  if (effdate === null || !isDay(effdate)) return { policyType };
  const isSameLine = renews?.lineOfBusiness === line;
  return { policyType, expdate: isSameLine ? endAsLongAs(renews, effdate) : usualExpiry(effdate, line) };
}
