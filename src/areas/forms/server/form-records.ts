import type { Db } from '#platform/server/db/bound-kysely.ts';
import { findRecord, type RecordKind } from '#platform/server/records/save-record.ts';
import type { AgencyForm, FormRow } from '../contract.ts';
import { FORM_LOG } from '../log.ts';
import { factWords } from '../rules/facts.ts';
import * as store from './store.ts';

export const FORMS: RecordKind<store.FormRecord> = {
  subject: FORM_LOG.subject,
  lock: store.lockForm,
  find: store.findForm,
  logged: ({ name, description, active, mapping }) => ({
    ...{ name, description, active },
    mapping: mapping.map(({ field, fact, when }) =>
      [field, factWords(fact), when].filter(Boolean).join(', '),
    ),
  }),
  shown: formOf,
};

export function rowOf(row: store.ListedForm): FormRow {
  const { id, name, description, filename, size, pages, active, version } = row;
  return {
    ...{ id, name, description, filename, size, pages, active, version },
    fieldCount: row.field_count,
    mappedCount: row.mapped_count,
    createdAt: row.created_at,
    createdBy: row.created_by,
  };
}

export function formOf(row: store.FormRecord): AgencyForm {
  return { ...rowOf(row), fields: row.fields, mapping: row.mapping };
}

export function loadForm(db: Db, id: number): Promise<store.FormRecord> {
  return findRecord(FORMS, db, id);
}

/** Where the PDF of a form lies in the file store. */
export const FORMS_ROOT = 'forms';

interface Place {
  master_id: number;
  year_week_folder: string;
  guid: string;
  extension: string;
}

export function formKey({ master_id, year_week_folder, guid, extension }: Place): string {
  return `${FORMS_ROOT}/${master_id}/${year_week_folder}/${guid}${extension}`;
}
