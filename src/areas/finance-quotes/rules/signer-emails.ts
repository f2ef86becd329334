import { z } from 'zod';
import type { FieldErrors } from '#platform/shared/errors.ts';

/** In the words of the specification, in the order in which they are looked for. */
export const EMAIL_MISSING = 'Please add an email!';
export const EMAIL_WITHOUT_AT = 'Please add a valid email. Email missing @!';
export const EMAIL_INVALID = 'Please add a valid email!';

export function emailProblem(typed: string): string | undefined {
  const email = typed.trim();
  if (email === '') return EMAIL_MISSING;
  if (!email.includes('@')) return EMAIL_WITHOUT_AT;
  return z.email().safeParse(email).success ? undefined : EMAIL_INVALID;
}

type Flag = 0 | 1;

/** What a company is set up to about electronic signatures. */
export interface SignatureSetUp {
  hasEsignature: Flag;
  isMandatory: Flag;
  isDesignated: Flag;
}

/** Whether the box starts checked, and whether it stays so. */
export function signatureBox({ hasEsignature, isMandatory }: SignatureSetUp) {
  return { isShown: hasEsignature === 1, isChecked: hasEsignature === 1, isLocked: isMandatory === 1 };
}

/** The customer signs; an agent only where one is designated. */
export function neededEmails(requiresESignature: Flag, { isDesignated }: SignatureSetUp) {
  return { customer: requiresESignature === 1, agent: requiresESignature === 1 && isDesignated === 1 };
}

export interface Signing {
  requiresESignature: Flag;
  customerEmail: string;
  agentEmail: string;
}

/** What is wrong with the choice and the addresses, at the field where it is put right. */
export function signatureProblems(signing: Signing, setUp: SignatureSetUp): FieldErrors {
  const { requiresESignature, customerEmail, agentEmail } = signing;
  if (requiresESignature === 1 && setUp.hasEsignature === 0)
    return { requiresESignature: ['This finance company takes no electronic signature.'] };
  if (requiresESignature === 0 && setUp.isMandatory === 1)
    return { requiresESignature: ['This finance company takes electronic signatures only.'] };
  const needed = neededEmails(requiresESignature, setUp);
  const customer = needed.customer ? emailProblem(customerEmail) : undefined;
  const agent = needed.agent ? emailProblem(agentEmail) : undefined;
  return { ...(customer && { customerEmail: [customer] }), ...(agent && { agentEmail: [agent] }) };
}
