import { formErrors } from '#platform/web/forms/form-errors.ts';
import { say } from '#platform/web/wording.ts';
import {
  type SignatureSetUp,
  type Signing,
  signatureBox,
  signatureProblems,
} from '../rules/signer-emails.ts';
import { texts } from './texts.ts';

export type SigningValues = {
  requiresESignature: boolean;
  customerEmail: string;
  agentEmail: string;
};

export function startSigning(
  setUp: SignatureSetUp,
  emails: Pick<SigningValues, 'customerEmail' | 'agentEmail'>,
): SigningValues {
  return { requiresESignature: signatureBox(setUp).isChecked, ...emails };
}

/** As it is sent: without a signature nobody's address goes along. */
export function signingOf({ requiresESignature, customerEmail, agentEmail }: SigningValues): Signing {
  if (!requiresESignature) return { requiresESignature: 0, customerEmail: '', agentEmail: '' };
  return { requiresESignature: 1, customerEmail: customerEmail.trim(), agentEmail: agentEmail.trim() };
}

export function signingErrors(values: SigningValues, setUp: SignatureSetUp): Record<string, string> {
  return formErrors(signatureProblems(signingOf(values), setUp));
}

/** What Generate Contract waits for; nothing once it can be pressed. */
export function awaitedWords(
  values: SigningValues,
  setUp: SignatureSetUp,
  isChosen = true,
): string | undefined {
  const awaited = [
    ...(isChosen ? [] : [say(texts.generate.awaited.payOption)]),
    ...Object.keys(signingErrors(values, setUp)).map((field) =>
      say((texts.generate.awaited as Readonly<Record<string, string>>)[field] ?? field),
    ),
  ];
  return awaited.length > 0 ? texts.generate.waitsFor(awaited) : undefined;
}
