import type { GroupKind } from '../rules.ts';

export const KIND_LABELS: Record<GroupKind | 'office', string> = {
  territory: 'Territory',
  division: 'Division',
  region: 'Region',
  district: 'District',
  office: 'Office',
};

/** North › Lakes */
export function pathLine(path: readonly { name: string }[]): string {
  return path.map(({ name }) => name).join(' › ');
}
