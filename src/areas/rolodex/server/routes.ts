import type { Mount } from '#platform/server/http/mount.ts';
import { findRecord } from '#platform/server/records/save-record.ts';
import * as contract from '../contract.ts';
import { deleteContact } from './delete-contact.ts';
import { listEntries } from './list-entries.ts';
import { CONTACTS, saveContact } from './save-contact.ts';

export function rolodexRoutes(mount: Mount): void {
  mount(contract.listEntries, listEntries);
  mount(contract.findContact, ({ db, params }) => findRecord(CONTACTS, db, params.id));
  mount(contract.saveContact, saveContact);
  mount(contract.deleteContact, deleteContact);
}
