import type { Mount } from '#platform/server/http/mount.ts';
import * as contract from '../contract.ts';
import { findBank } from './find-bank.ts';

export function bankRoutes(mount: Mount): void {
  mount(contract.validateBank, ({ db, params }) => findBank(db, params.routing));
}
