import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { buildEmployee } from '#areas/employees/server/test-data.ts';
import { insertRow } from '#platform/server/testing/insert-row.ts';
import { lowName } from '../rules.ts';

interface Wanted {
  officeId: number;
  /** None at the top. */
  parentId?: number | null;
  name?: string;
}

async function buildItem(
  owner: pg.Pool,
  masterId: number,
  wanted: Wanted,
  isFolder: boolean,
): Promise<number> {
  const name = wanted.name ?? `${randomUUID()}${isFolder ? '' : '.txt'}`;
  return insertRow(owner, 'locker_items', {
    master_id: masterId,
    office_id: wanted.officeId,
    parent_id: wanted.parentId ?? null,
    is_folder: isFolder,
    name,
    name_low: lowName(name),
    current_version: isFolder ? null : 1,
    created_by: await buildEmployee(owner, masterId),
  });
}

export function buildLockerFolder(owner: pg.Pool, masterId: number, wanted: Wanted): Promise<number> {
  return buildItem(owner, masterId, wanted, true);
}

/** A file whose bytes were lost. */
export async function buildLockerFile(
  owner: pg.Pool,
  masterId: number,
  wanted: Wanted,
): Promise<{ id: number; version: number }> {
  const id = await buildItem(owner, masterId, wanted, false);
  const version = await insertRow(owner, 'locker_versions', {
    ...{
      master_id: masterId,
      item_id: id,
      number: 1,
      extension: '.txt',
      content_type: 'text/plain; charset=utf-8',
    },
    ...{ size: 5, sha256: '', year_week_folder: '202646', guid: randomUUID() },
    employee_id: await buildEmployee(owner, masterId),
  });
  return { id, version };
}
