import { writeChange } from '#platform/server/change-log/write-change.ts';
import { htmlToText } from '#platform/server/html/html-to-text.ts';
import { sanitizeHtml } from '#platform/server/html/sanitize-html.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuseTakenName } from '#platform/server/http/refuse-taken-name.ts';
import { type RecordKind, saveRecord } from '#platform/server/records/save-record.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { saveTemplate as saveEndpoint, Template, TemplateInput } from '../contract.ts';
import { TEMPLATE_LOG } from '../log.ts';
import { mergeProblems } from '../rules.ts';
import * as store from './store.ts';

const TAKEN = 'There is already one with this title. Choose another title.';

export const TEMPLATES: RecordKind<Template> = {
  subject: TEMPLATE_LOG.subject,
  lock: store.lockTemplate,
  find: store.findTemplate,
  logged: ({ kind, title, subject, body, isDefault, active }) => ({
    kind,
    title,
    subject,
    body,
    isDefault,
    active,
  }),
};

export async function saveTemplate(call: Call<typeof saveEndpoint>): Promise<Template> {
  const { db, session, params } = call;
  const written = { ...call.body, body: sanitizeHtml(call.body.body) };
  // Before the record's own lock: whoever has that never waits for this one.
  if (written.isDefault) await store.lockDefault(db, session.masterId);
  const saving = saveRecord(
    TEMPLATES,
    call,
    { id: params.id, version: written.version },
    {
      problems: (before) => templateProblems(written, before),
      add: async () => {
        if (written.isDefault) await takeDefault(call);
        return store.insertTemplate(db, session.masterId, written);
      },
      change: async ({ id }) => {
        if (written.isDefault) await takeDefault(call);
        await store.updateTemplate(db, id, written);
      },
    },
  );
  return refuseTakenName('templates_title', TAKEN, saving, 'title');
}

/** The one before is changed by this too, and its own log says so. */
async function takeDefault({ db, session, params }: Call<typeof saveEndpoint>): Promise<void> {
  const subjectId = await store.clearDefault(db, params.id);
  if (subjectId === undefined) return;
  const [before, after] = [{ isDefault: true }, { isDefault: false }];
  await writeChange(db, session, { subject: TEMPLATES.subject, subjectId, action: 'edited', before, after });
}

function templateProblems(written: TemplateInput, before: Template | undefined): FieldErrors {
  const errors: FieldErrors = {};
  const [subject, body] = [mergeProblems(written.subject), mergeProblems(written.body)];
  if (htmlToText(written.body) === '') body.push('Enter text.');
  if (subject.length > 0) errors.subject = subject;
  if (body.length > 0) errors.body = body;
  if (written.isDefault && written.kind === 'customLetter')
    errors.isDefault = ['Only an email template can start new emails.'];
  else if (written.isDefault && !written.active)
    errors.isDefault = ['A template that is switched off cannot start new emails. Change one of the two.'];
  if (before && before.kind !== written.kind) errors.kind = ['The kind stays as it is. Add a new one.'];
  return errors;
}
