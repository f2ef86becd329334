import type { Contract } from '#areas/finance-contracts/contract.ts';
import type { PolicyRow } from '#areas/finance-contracts/server/public.ts';
import type { PaperToSign, requestSignatures } from '#areas/signatures/server/public.ts';
import { neededEmails, type SignatureSetUp, type Signing } from '../rules/signer-emails.ts';
import type { CustomerFacts } from './facts-store.ts';

/** Sends a paper to whoever signs it, within the transaction that makes it. */
export type SendForSignature = typeof requestSignatures;

export type PaperSummary = PaperToSign['summary'];

interface Around {
  customer: CustomerFacts;
  signatures: SignatureSetUp;
}

interface Signed {
  description: string;
  summary: PaperSummary;
  pdf: { sha256: string };
}

/** What is sent to whoever signs, in the customer's language. */
export function toSign(
  { id: contractId, customerID: customerId }: Contract,
  { description, summary, pdf }: Signed,
  attachmentId: number,
  { body, begun }: { body: Signing; begun: Around },
): PaperToSign {
  const signers = signersOf(body, begun);
  const paper = { attachmentId, sha256: pdf.sha256, title: description, summary };
  return { contractId, customerId, ...paper, signers, language: begun.customer.language };
}

/** One request for the customer, and one for the agent whom the company designated. */
function signersOf(signing: Signing, { customer, signatures }: Around): PaperToSign['signers'] {
  const needed = neededEmails(signing.requiresESignature, signatures);
  const { customerEmail, agentEmail } = signing;
  return [
    ...(needed.customer ? [{ role: 'customer' as const, name: customer.name, email: customerEmail }] : []),
    // Of a designated agent nothing but the address is known.
    ...(needed.agent ? [{ role: 'agent' as const, name: agentEmail, email: agentEmail }] : []),
  ];
}

export function signedPolicies(policies: readonly PolicyRow[]): PaperSummary['policies'] {
  return policies.map(({ policy_number, company, product, effdate, expdate }) => ({
    number: policy_number,
    carrier: company,
    coverage: product,
    effective: effdate,
    expiration: expdate,
  }));
}
