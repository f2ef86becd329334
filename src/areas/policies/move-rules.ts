import type { FieldErrors } from '#platform/shared/errors.ts';
import { INVALID_CUSTOMER, type MoveInput } from './move-contract.ts';

interface Found {
  id: number;
  customer_id: number;
}

/** Says which of the policies that were named the agency does not have. */
export function missingProblems(named: readonly number[], found: readonly Found[]): FieldErrors {
  const missing = named.filter((id) => !found.some((policy) => policy.id === id));
  if (missing.length === 0) return {};
  return { policyId: missing.map((id) => `There is no policy ${id} in your agency.`) };
}

/** What keeps these policies from being moved to that customer. */
export function moveProblems(
  { policyId, customerId, versions }: MoveInput,
  found: readonly Found[],
  isTargetKnown: boolean,
): FieldErrors {
  const errors = missingProblems(policyId, found);
  if (versions && versions.length !== policyId.length)
    errors.versions = ['Send one version for each policy.'];
  if (!isTargetKnown) errors.customerId = [INVALID_CUSTOMER];
  if (new Set(found.map(({ customer_id }) => customer_id)).size > 1)
    errors.policyId = [...(errors.policyId ?? []), 'Choose policies of one customer.'];
  else if (found[0]?.customer_id === customerId)
    errors.customerId = ['The policies already belong to this customer.'];
  return errors;
}
