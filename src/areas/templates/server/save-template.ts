import { lastChangedBy, writeChange } from '#platform/server/change-log/write-change.ts';
import { htmlToText } from '#platform/server/html/html-to-text.ts';
import { sanitizeHtml } from '#platform/server/html/sanitize-html.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { refuseTakenName } from '#platform/server/http/refuse-taken-name.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { saveTemplate as saveEndpoint, Template, TemplateInput } from '../contract.ts';
import { mergeProblems } from '../rules.ts';
import * as store from './store.ts';

export const SUBJECT = 'template';
const TAKEN = 'There is already one with this title. Choose another title.';

export async function saveTemplate(call: Call<typeof saveEndpoint>): Promise<Template> {
  const { db, session, params } = call;
  const written = { ...call.body, body: sanitizeHtml(call.body.body) };
  // Before the record's own lock: who holds that never waits for this one.
  if (written.isDefault) await store.lockDefault(db, session.masterId);
  const before = params.id === 0 ? undefined : await store.lockTemplate(db, params.id);
  if (params.id !== 0 && !before) throw refuse.notFound();
  refuseWrong(written, before);
  if (before && written.version !== undefined && written.version !== before.version)
    throw refuse.changed(await lastChangedBy(db, SUBJECT, before.id), before);
  if (written.isDefault) await takeDefault(call);
  const saving = before
    ? store.updateTemplate(db, before.id, written)
    : store.insertTemplate(db, session.masterId, written);
  const id = await refuseTakenName('templates_title', TAKEN, saving, 'title');
  const after = await store.findTemplate(db, id);
  if (!after) throw new Error('The template that was just saved is not there.');
  await writeChange(db, session, {
    subject: SUBJECT,
    subjectId: id,
    action: before ? 'edited' : 'added',
    before: before && logged(before),
    after: logged(after),
  });
  return after;
}

/** The one before is changed by this too, and its own log says so. */
async function takeDefault({ db, session, params }: Call<typeof saveEndpoint>): Promise<void> {
  const subjectId = await store.clearDefault(db, params.id);
  if (subjectId === undefined) return;
  const [before, after] = [{ isDefault: true }, { isDefault: false }];
  await writeChange(db, session, { subject: SUBJECT, subjectId, action: 'edited', before, after });
}

function refuseWrong(written: TemplateInput, before: Template | undefined): void {
  const errors: FieldErrors = {};
  const [subject, body] = [mergeProblems(written.subject), mergeProblems(written.body)];
  if (htmlToText(written.body) === '') body.push('Enter text.');
  if (subject.length > 0) errors.subject = subject;
  if (body.length > 0) errors.body = body;
  if (written.isDefault && written.kind === 'customLetter')
    errors.isDefault = ['Only an email template can be what an empty email begins with.'];
  else if (written.isDefault && !written.active)
    errors.isDefault = ['New emails cannot begin with what is switched off. Switch one of the two.'];
  if (before && before.kind !== written.kind) errors.kind = ['The kind stays as it is. Add a new one.'];
  if (Object.keys(errors).length > 0) throw refuse.fields(errors);
}

const logged = ({ kind, title, subject, body, isDefault, active }: Template) => ({
  kind,
  title,
  subject,
  body,
  isDefault,
  active,
});
