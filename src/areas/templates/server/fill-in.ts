import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { escapeHtml } from '#platform/server/html/entities.ts';
import { sanitizeHtml } from '#platform/server/html/sanitize-html.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { oneLine } from '#platform/server/mail/mail.ts';
import type { FilledIn, Template, TemplateKind } from '../contract.ts';
import { emptyFields, type MergeValues, mergeInto, mergeIntoHtml } from '../rules.ts';
import { type About, mergeValues } from './merge-values.ts';
import { findTemplate } from './store.ts';

/** The text with its merge fields filled in; the values show letter for letter, whatever they are. */
export async function fillIn(db: Db, session: Session, text: Written, about: About): Promise<FilledIn> {
  return merged(text, await mergeValues(db, session, about));
}

type Written = Pick<FilledIn, 'subject' | 'body'>;

export function merged({ subject, body }: Written, values: MergeValues): FilledIn {
  return {
    empty: emptyFields(`${subject} ${body}`, values),
    subject: mergeInto(subject, values, oneLine),
    body: sanitizeHtml(mergeIntoHtml(body, values, { word: escapeHtml, address: asAddress })),
  };
}

/** A value is one part of an address and never begins another. */
const asAddress = (value: string) => encodeURIComponent(value.toWellFormed());

/** A template of that kind which can be chosen. */
export async function chosenTemplate(db: Db, kind: TemplateKind, id = 0): Promise<Template> {
  if (!id) throw refuse.fields({ id: ['Choose a template.'] });
  const template = await findTemplate(db, id);
  if (template?.kind !== kind || !template.active) throw refuse.notFound();
  return template;
}
