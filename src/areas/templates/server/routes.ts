import { listChanges } from '#platform/server/change-log/list-changes.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { paginationOf } from '#platform/shared/paging.ts';
import * as contract from '../contract.ts';
import { chosenTemplate, fillIn } from './fill-in.ts';
import { previewTemplate } from './preview-template.ts';
import { printLetter } from './print-letter.ts';
import { SUBJECT, saveTemplate } from './save-template.ts';
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
    if (query.default && !asked) return { subject: '', body: '' };
    return fillIn(db, session, asked ?? (await chosenTemplate(db, 'emailBlast', query.id)), query);
  });

  mount(contract.customLetter, async ({ db, session, query }) =>
    fillIn(db, session, await chosenTemplate(db, 'customLetter', query.id), query),
  );

  mount(contract.letterPdf, printLetter);

  mount(contract.listTemplates, async ({ db, query }) => {
    const { rows, total } = await store.listTemplates(db, query.kind, query);
    return { results: rows, pagination: paginationOf(query.page, query.per_page, rows.length, total) };
  });

  mount(contract.findTemplate, async ({ db, params }) => {
    const found = await store.findTemplate(db, params.id);
    if (!found) throw refuse.notFound();
    return found;
  });

  mount(contract.saveTemplate, saveTemplate);

  mount(contract.previewTemplate, previewTemplate);

  mount(contract.templateLog, async ({ db, params, query }) => {
    if (!(await store.findTemplate(db, params.id))) throw refuse.notFound();
    return listChanges(db, SUBJECT, params.id, query);
  });
}
