import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import type { OfficeGroup, OfficeGroupInput } from '../contract.ts';
import { pathOf } from '../rules.ts';
import { pathLine } from './office-words.ts';
import { texts } from './texts.ts';

export type GroupValues = Omit<OfficeGroupInput, 'version'>;

export function groupValues(group: OfficeGroup | undefined): GroupValues {
  if (!group) return { kind: 'territory', name: '', parentId: null };
  const { kind, name, parentId } = group;
  return { kind, name, parentId };
}

export function groupDifferences(
  theirs: OfficeGroup,
  mine: GroupValues,
  groups: readonly OfficeGroup[],
): Difference[] {
  const place = (id: number | null) => pathLine(pathOf(groups, id));
  return [
    { label: texts.labels.name, theirs: theirs.name, mine: mine.name },
    { label: texts.labels.partOf, theirs: place(theirs.parentId), mine: place(mine.parentId) },
  ].filter((difference) => difference.theirs !== difference.mine);
}
