import { keyOfFile } from '#areas/attachments/server/public.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { wholeOf } from '#platform/server/files/whole-of.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { countRows } from '#platform/server/lists/count.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import * as contract from '../contract.ts';
import * as fills from '../fill-contract.ts';
import { valuesFor } from '../rules/mapping.ts';
import { addForm } from './add-form.ts';
import { saveForm, saveMapping, switchForm } from './change-form.ts';
import { factValues } from './fact-values.ts';
import { fillForm } from './fill-form.ts';
import { fillOf, findFill, matchingFills, pageOfFills } from './fill-store.ts';
import { formKey, formOf, loadForm, rowOf } from './form-records.ts';
import { listForms } from './store.ts';

export function formRoutes(mount: Mount): void {
  mount(contract.listForms, async ({ db }) => ({ results: (await listForms(db)).map(rowOf) }));
  mount(contract.findForm, async ({ db, params }) => formOf(await loadForm(db, params.id)));
  mount(contract.blankForm, {
    within: async ({ db, params }) => formKey(await loadForm(db, params.id)),
    after: (key, { files }) => bytesAt(files, key),
  });
  mount(contract.addForm, addForm);
  mount(contract.saveForm, saveForm);
  mount(contract.saveMapping, saveMapping);
  mount(contract.switchForm, switchForm);

  mount(fills.formValues, async ({ db, session, params, query }) => {
    const { fields, mapping, version } = await loadForm(db, params.id);
    return { values: valuesFor(fields, mapping, await factValues(db, session, query)), version };
  });
  mount(fills.fillForm, fillForm);
  mount(fills.listFills, async ({ db, query: { page, per_page, ...filter } }) => {
    const total = await countRows(matchingFills(db, filter));
    const { rows, pagination } = await pageOf({ page, per_page }, total, (part) =>
      pageOfFills(db, filter, part).execute(),
    );
    return { results: rows.map(fillOf), pagination };
  });
  mount(fills.findFill, async ({ db, params }) => {
    const found = await findFill(db, params.id);
    if (!found) throw refuse.notFound();
    return { ...fillOf(found), values: found.filled };
  });
  mount(fills.filledForm, {
    within: async ({ db, params }) => {
      const found = await findFill(db, params.id);
      if (!found) throw refuse.notFound();
      return keyOfFile(db, found.attachment_id);
    },
    after: (key, { files }) => bytesAt(files, key),
  });
}

async function bytesAt(files: FileStore, key: string): Promise<Uint8Array<ArrayBuffer>> {
  const content = await files.open(key);
  if (!content) throw refuse.notFound();
  return wholeOf(content);
}
