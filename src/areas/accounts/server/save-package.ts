import type { Call } from '#platform/server/http/mount.ts';
import { type RecordKind, saveRecord } from '#platform/server/records/save-record.ts';
import { PACKAGE_LOG } from '../log.ts';
import type { SoldPackage, savePackage as saveEndpoint } from '../packages-contract.ts';
import { PACKAGE_LEVELS, type PackageLevel, packageProblems } from '../rules/packages.ts';
import * as store from './packages-store.ts';

const PACKAGES: RecordKind<SoldPackage> = {
  subject: PACKAGE_LOG.subject,
  lock: store.lockPackage,
  find: store.findPackage,
  logged: ({ name, liteSwitch, priceMonthly }) => ({
    name,
    level: PACKAGE_LEVELS[liteSwitch as PackageLevel],
    priceMonthly,
  }),
};

export function savePackage(call: Call<typeof saveEndpoint>): Promise<SoldPackage> {
  const { db, session, params, body } = call;
  return saveRecord(
    PACKAGES,
    call,
    { id: params.id, version: body.version },
    {
      problems: (before) => packageProblems(body, before),
      add: () => store.insertPackage(db, session.masterId, body),
      change: ({ id }) => store.updatePackage(db, id, body),
    },
  );
}
