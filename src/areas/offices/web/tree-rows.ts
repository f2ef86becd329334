import type { Office, OfficeGroup } from '../contract.ts';
import { GROUP_KINDS } from '../rules.ts';

interface Place {
  key: string;
  /** Its depth: 0 at the top. */
  depth: number;
  parent: OfficeGroup | undefined;
}

export interface GroupRow extends Place {
  group: OfficeGroup;
  office?: undefined;
  below: { groups: number; offices: number };
}

export interface OfficeRow extends Place {
  group?: undefined;
  office: Office;
}

export type TreeRow = GroupRow | OfficeRow;

/** The tree line by line, each group before what is below it; higher levels first, offices last. */
export function treeRows(groups: readonly OfficeGroup[], offices: readonly Office[]): TreeRow[] {
  const below = (parent: OfficeGroup | undefined, depth: number): TreeRow[] => {
    const parentId = parent?.id ?? null;
    const groupsHere = GROUP_KINDS.flatMap((kind) =>
      groups.filter((group) => group.kind === kind && group.parentId === parentId),
    );
    return [
      ...groupsHere.flatMap((group) => [
        { key: `group-${group.id}`, depth, parent, group, below: countBelow(group, groups, offices) },
        ...below(group, depth + 1),
      ]),
      ...offices
        .filter((office) => office.groupId === parentId)
        .map((office) => ({ key: `office-${office.id}`, depth, parent, office })),
    ];
  };
  return below(undefined, 0);
}

function countBelow({ id }: OfficeGroup, groups: readonly OfficeGroup[], offices: readonly Office[]) {
  return {
    groups: groups.filter(({ parentId }) => parentId === id).length,
    offices: offices.filter(({ groupId }) => groupId === id).length,
  };
}
