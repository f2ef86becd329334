import { textFile } from '#areas/attachments/server/test-data.ts';
import { buildOffice } from '#areas/offices/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import type { TestApp } from '#platform/server/testing/test-app.ts';
import type { SentFile } from '#platform/shared/endpoint.ts';
import * as bin from '../bin-contract.ts';
import * as contract from '../contract.ts';
import * as versions from '../versions-contract.ts';

/** A person at work in the locker of an office; 0 is its top. */
export function lockerOf(person: TestPerson, officeId: number) {
  const { client } = person;
  const at = (folder: number) => ({ params: { officeId, folder } });
  return {
    list: (folder = 0, query: Record<string, unknown> = {}) =>
      client.call(contract.listItems, { ...at(folder), query }),
    names: async (folder = 0, query: Record<string, unknown> = {}): Promise<string[]> =>
      (await client.call(contract.listItems, { ...at(folder), query })).body.results.map(
        ({ name }: { name: string }) => name,
      ),
    addFolder: (name: unknown, folder = 0) =>
      client.call(contract.addFolder, { ...at(folder), body: { name } }),
    upload: (files: SentFile[], folder = 0, newVersion: number[] = []) => {
      const form = new FormData();
      for (const { filename, bytes } of files)
        form.append('files', new Blob([Uint8Array.from(bytes)]), filename);
      for (const flag of newVersion) form.append('newVersion', String(flag));
      return client.call(contract.uploadFiles, { ...at(folder), body: form });
    },
    usage: () => client.call(contract.lockerUsage, { params: { officeId } }),
    bin: (query: Record<string, unknown> = {}) => client.call(bin.listBin, { params: { officeId }, query }),
    emptyBin: () => client.call(bin.emptyBin, { params: { officeId } }),
    ...itemsOf(person),
  };
}

function itemsOf({ client }: TestPerson) {
  const one = (id: number) => ({ params: { id } });
  return {
    rename: (id: number, name: unknown, version?: number) =>
      client.call(contract.renameItem, { ...one(id), body: { name, version } }),
    move: (id: number, folder: number | null, version?: number) =>
      client.call(contract.moveItem, { ...one(id), body: { folder, version } }),
    throwAway: (id: number) => client.call(bin.binItem, { ...one(id), body: {} }),
    restore: (id: number) => client.call(bin.restoreItem, one(id)),
    download: (id: number) => client.call(contract.downloadItem, one(id)),
    versions: (id: number) => client.call(versions.listVersions, one(id)),
    restoreVersion: (id: number) => client.call(versions.restoreVersion, one(id)),
    downloadVersion: (id: number) => client.call(versions.downloadVersion, one(id)),
  };
}

export type TestLocker = ReturnType<typeof lockerOf>;

export interface LockerWorld {
  agency: TestAgency;
  officeId: number;
  /** Works in the office. */
  person: TestPerson;
  locker: TestLocker;
}

/** An agency of level 4 with an office and somebody in it who opens the file locker. */
export async function newLocker(app: TestApp): Promise<LockerWorld> {
  const agency = await app.newAgency({ liteSwitch: 4 });
  const officeId = await buildOffice(app.owner, agency.masterId);
  const permissions = { PRFileLockerTab: 1 } as const;
  const person = await agency.newPerson({ firstName: 'Ann', lastName: 'Lee', permissions, officeId });
  return { agency, officeId, person, locker: lockerOf(person, officeId) };
}

/** A text file that was just added; its id. */
export async function addFile(locker: TestLocker, name: string, folder = 0, content = name): Promise<number> {
  return (await locker.upload([textFile(name, content)], folder)).body.results[0].id;
}

export async function addFolder(locker: TestLocker, name: string, folder = 0): Promise<number> {
  return (await locker.addFolder(name, folder)).body.id;
}
