import { useRef } from 'react';
import { CallError } from '#platform/web/api/call-error.ts';
import { type Policy, type PolicyInput, policy as policySchema } from '../contract.ts';
import { whyNotRenew } from '../rules.ts';
import { useRenewPolicy } from './policy-queries.ts';
import { texts } from './texts.ts';

/** Sends the next term over the version of the old one that the form began with. */
export function useRenewal(old: Policy): (input: PolicyInput) => Promise<Policy> {
  const { mutateAsync } = useRenewPolicy(old.id);
  const seen = useRef(old.version);
  return async (input) => {
    try {
      return await mutateAsync({ ...input, version: seen.current });
    } catch (error) {
      const now = error instanceof CallError ? policySchema.safeParse(error.current) : undefined;
      if (!now?.success) throw error;
      // What the refusal brings is the old term, nothing to merge into the new one: whoever has read this may go on.
      seen.current = now.data.version;
      throw new Error(whyNotRenew(now.data) ?? `${(error as CallError).message} ${texts.renewal.lookAgain}`);
    }
  };
}
