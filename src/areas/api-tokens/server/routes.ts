import type { Mount } from '#platform/server/http/mount.ts';
import * as agency from '../agency-contract.ts';
import * as contract from '../contract.ts';
import { listAgencyTokens, revokeAgencyToken } from './agency-tokens.ts';
import { createToken, revokeToken } from './own-tokens.ts';
import { listTokens } from './store.ts';

export function apiTokenRoutes(mount: Mount): void {
  mount(contract.listTokens, async ({ db, session }) => ({
    results: await listTokens(db, session.employeeId),
  }));
  mount(contract.createToken, createToken);
  mount(contract.revokeToken, revokeToken);
  mount(agency.listAgencyTokens, listAgencyTokens);
  mount(agency.revokeAgencyToken, revokeAgencyToken);
}
