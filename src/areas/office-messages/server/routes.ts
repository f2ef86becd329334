import type { Mount } from '#platform/server/http/mount.ts';
import { findRecord } from '#platform/server/records/save-record.ts';
import * as contract from '../contract.ts';
import { listOwnMessages } from '../home-contract.ts';
import { createMessage, deleteMessage, editMessage, MESSAGES } from './change-message.ts';
import { listMessages } from './list-messages.ts';
import { listOfOffice } from './store.ts';

export function officeMessageRoutes(mount: Mount): void {
  mount(contract.listMessages, listMessages);
  mount(listOwnMessages, async ({ db, session }) => ({
    results: session.officeId === null ? [] : await listOfOffice(db, session.officeId),
  }));
  mount(contract.findMessage, ({ db, params }) => findRecord(MESSAGES, db, params.id));
  mount(contract.createMessage, createMessage);
  mount(contract.editMessage, editMessage);
  mount(contract.deleteMessage, deleteMessage);
}
