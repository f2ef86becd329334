import { languageOf } from '#areas/customers/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { resendSignature as resendEndpoint } from '../contract.ts';
import { whyNotResend } from '../rules.ts';
import { contractOf, listRequests, lockContract } from './list-store.ts';
import { addRequest } from './request-signatures.ts';
import { findRequest, replaceOpen } from './store.ts';
import { announceSignatures } from './tell-agency.ts';

/** A new link for 14 days; whatever was open of that paper and signer ends. Of two at the same time the second is told so. */
export async function resendSignature({
  db,
  session,
  jobs,
  params,
  body,
}: Call<typeof resendEndpoint>): Promise<AnswerOf<typeof resendEndpoint>> {
  const contractId = await contractOf(db, params.id);
  if (contractId === undefined) throw refuse.notFound();
  await lockContract(db, contractId);
  const listed = (await listRequests(db, contractId)).find(({ id }) => id === params.id);
  const request = await findRequest(db, params.id);
  if (!listed || !request) throw refuse.notFound();
  const why = whyNotResend(listed);
  if (why) throw refuse.conflict(`This cannot be sent again. ${why}`);
  await replaceOpen(db, { contractId, attachmentId: request.attachment_id, role: request.role });
  await addRequest(db, session, jobs, 'sent for signature again', {
    contract_id: contractId,
    attachment_id: request.attachment_id,
    sha256: request.sha256,
    title: request.title,
    summary: request.summary,
    role: request.role,
    name: request.name,
    email: body.email ?? request.email,
    // What the customer prefers by now.
    language: request.role === 'agent' ? request.language : await languageOf(db, request.customer_id),
  });
  await announceSignatures(db, session.masterId);
  return { results: await listRequests(db, contractId) };
}
