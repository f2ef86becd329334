import type { Mount } from '#platform/server/http/mount.ts';
import * as contract from '../contract.ts';
import { whyNotAdded, whyNotChanged } from '../rules.ts';
import { attachmentAt, attachmentSeen, fileOf } from './find-file.ts';
import { recordOf } from './record-of.ts';
import { saveType } from './save-type.ts';
import * as store from './store.ts';
import { switchAttachment } from './switch-attachment.ts';
import { findActiveType, listTypes } from './type-store.ts';
import { uploadAttachments } from './upload-attachments.ts';

export function attachmentRoutes(mount: Mount): void {
  mount(contract.listAttachments, async ({ db, session, params }) => {
    const { tableName, id } = params;
    const record = await recordOf(db, session, tableName, id);
    const rows = await store.listAttachments(db, tableName, id);
    return {
      results: rows.map((row) => ({
        ...store.attachmentOf(row),
        whyLocked: whyNotChanged(session, record, row.employee_id === session.employeeId) ?? '',
      })),
      whyNotAdded: whyNotAdded(session, record) ?? '',
    };
  });

  mount(contract.uploadAttachments, uploadAttachments);

  mount(contract.findNamedType, async ({ db, params }) => ({
    results: (await findActiveType(db, params.attachmentType)) ?? null,
  }));

  mount(contract.deactivateAttachment, (call) => switchAttachment(call, false));

  mount(contract.activateAttachment, (call) => switchAttachment(call, true));

  mount(contract.downloadAttachment, {
    within: ({ db, session, params }) => attachmentSeen(db, session, params.id),
    after: (row, { files }) => fileOf(files, row),
  });

  mount(contract.storedFile, {
    within: ({ db, session, params }) => attachmentAt(db, session, params),
    after: (row, { files }) => fileOf(files, row),
  });

  mount(contract.listTypes, async ({ db }) => ({ results: await listTypes(db) }));

  mount(contract.saveType, saveType);
}
