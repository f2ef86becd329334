import type { Mount } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import * as bin from '../bin-contract.ts';
import * as contract from '../contract.ts';
import * as versions from '../versions-contract.ts';
import { binItem, emptyBin, listBin, restoreItem } from './bin.ts';
import { addFolder, moveItem, renameItem } from './change-item.ts';
import { listItems, listLockers } from './list-items.ts';
import { refuseOtherOffice } from './reach.ts';
import { usageSql } from './store.ts';
import { uploadFiles } from './upload-files.ts';
import { currentVersion, listVersions } from './version-store.ts';
import { bytesOf, fileSeen, restoreVersion, versionOf, versionSeen } from './versions.ts';

export function fileLockerRoutes(mount: Mount): void {
  mount(contract.listLockers, listLockers);
  mount(contract.lockerUsage, async ({ db, session, params }) => {
    await refuseOtherOffice(db, session, params.officeId);
    const { rows } = await usageSql(params.officeId).execute(db);
    return rows[0] ?? { files: 0, folders: 0, size: 0, binned: 0, binnedSize: 0 };
  });
  mount(contract.listItems, listItems);
  mount(contract.addFolder, addFolder);
  mount(contract.uploadFiles, uploadFiles);
  mount(contract.renameItem, renameItem);
  mount(contract.moveItem, moveItem);
  mount(contract.downloadItem, {
    async within({ db, session, params }) {
      const version = await currentVersion(db, (await fileSeen(db, session, params.id)).id);
      if (!version) throw refuse.notFound();
      return version;
    },
    after: (version, { files }) => bytesOf(files, version),
  });
  mount(versions.listVersions, async ({ db, session, params }) => {
    const { id } = await fileSeen(db, session, params.id);
    return { results: (await listVersions(db, id)).map(versionOf) };
  });
  mount(versions.restoreVersion, restoreVersion);
  mount(versions.downloadVersion, {
    within: ({ db, session, params }) => versionSeen(db, session, params.id),
    after: (version, { files }) => bytesOf(files, version),
  });
  mount(bin.binItem, binItem);
  mount(bin.listBin, listBin);
  mount(bin.restoreItem, restoreItem);
  mount(bin.emptyBin, emptyBin);
}
