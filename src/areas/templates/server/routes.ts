import { listChanges } from '#platform/server/change-log/list-changes.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import { sendLetter } from '#platform/server/pdf/print.ts';
import { findRecord } from '#platform/server/records/save-record.ts';
import * as contract from '../contract.ts';
import { chosenTemplate, fillIn } from './fill-in.ts';
import { letterOf } from './letter-of.ts';
import { previewTemplate } from './preview-template.ts';
import { saveTemplate, TEMPLATES } from './save-template.ts';
import * as store from './store.ts';

export function templateRoutes(mount: Mount): void {
  mount(contract.emailTemplates, async ({ db }) => {
    const choices = await store.listChoices(db, 'emailBlast');
    return { results: choices.map(({ id, title }) => ({ id, description: title })) };
  });

  mount(contract.letterTemplates, async ({ db }) => ({
    results: await store.listChoices(db, 'customLetter'),
  }));

  mount(contract.emailBlast, async ({ db, session, query }) => {
    const asked = query.default ? await store.findDefault(db) : undefined;
    if (query.default && !asked) return { subject: '', body: '', empty: [] };
    return fillIn(db, session, asked ?? (await chosenTemplate(db, 'emailBlast', query.id)), query);
  });

  mount(contract.customLetter, async ({ db, session, query }) =>
    fillIn(db, session, await chosenTemplate(db, 'customLetter', query.id), query),
  );

  mount(contract.letterPdf, { within: letterOf, after: sendLetter });

  mount(contract.listTemplates, async ({ db, query }) => {
    const total = await store.countTemplates(db, query.kind);
    const { rows, pagination } = await pageOf(query, total, (part) =>
      store.listTemplates(db, query.kind, part),
    );
    return { results: rows, pagination };
  });

  mount(contract.findTemplate, ({ db, params }) => findRecord(TEMPLATES, db, params.id));

  mount(contract.saveTemplate, saveTemplate);

  mount(contract.previewTemplate, previewTemplate);

  mount(contract.templateLog, async ({ db, params, query }) => {
    await findRecord(TEMPLATES, db, params.id);
    return listChanges(db, TEMPLATES.subject, params.id, query);
  });
}
