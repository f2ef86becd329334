import { sanitizeHtml } from '#platform/server/html/sanitize-html.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { Refusal, refuse } from '#platform/server/http/refusal.ts';
import type { FilledIn, previewTemplate as previewEndpoint } from '../contract.ts';
import { mergeProblems } from '../rules.ts';
import { fillIn } from './fill-in.ts';

const NOBODY = 'There is no such customer, or the policy is somebody else’s. Choose again.';

/** What is being written, as it would read; nothing is stored. */
export async function previewTemplate(call: Call<typeof previewEndpoint>): Promise<FilledIn> {
  const { db, session } = call;
  const written = { ...call.body, body: sanitizeHtml(call.body.body) };
  const [subject, body] = [mergeProblems(written.subject), mergeProblems(written.body)];
  if (subject.length + body.length > 0)
    throw refuse.fields({ ...(subject.length > 0 && { subject }), ...(body.length > 0 && { body }) });
  try {
    return await fillIn(db, session, written, written);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) throw refuse.fields({ customerId: [NOBODY] });
    throw error;
  }
}
