import type { LockerItem } from '../fields.ts';
import type { ItemRow } from './store.ts';

export function itemOf(row: ItemRow): LockerItem {
  return {
    id: row.id,
    officeId: row.office_id,
    folder: row.parent_id === null ? null : { id: row.parent_id, name: row.parent_name ?? '' },
    kind: kindOf(row),
    name: row.name,
    size: row.size ?? 0,
    items: row.items,
    versions: row.versions,
    changedAt: row.changed_at,
    changedBy: row.changed_by,
    version: row.version,
  };
}

export function kindOf({ is_folder }: { is_folder: boolean }): 'folder' | 'file' {
  return is_folder ? 'folder' : 'file';
}
