import type { Named } from '#platform/shared/record-fields.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import type { EmployeeGroup, GroupInput } from '../contract.ts';
import { texts } from './texts.ts';

export type GroupValues = Omit<GroupInput, 'version'>;

export function groupValues(group: EmployeeGroup | undefined): GroupValues {
  return { name: group?.name ?? '', memberIds: group?.members.map(({ id }) => id) ?? [] };
}

/** Who can be a member, and who is one already though they are disabled. */
export function peopleToChoose(
  people: readonly Named[],
  ...groups: readonly (EmployeeGroup | undefined)[]
): Named[] {
  const everybody = [...people, ...groups.flatMap((group) => group?.members ?? [])];
  return [...new Map(everybody.map((person) => [person.id, person])).values()];
}

export function groupDifferences(
  theirs: GroupValues,
  mine: GroupValues,
  people: readonly Named[],
): Difference[] {
  const members = ({ memberIds }: GroupValues) =>
    people
      .filter(({ id }) => memberIds.includes(id))
      .map(({ name }) => name)
      .join(', ');
  return [
    { label: texts.group.name, theirs: theirs.name.trim(), mine: mine.name.trim() },
    { label: texts.group.members, theirs: members(theirs), mine: members(mine) },
  ].filter((difference) => difference.theirs !== difference.mine);
}
