import { counted } from '#platform/shared/noun.ts';

/** The levels above an office, from the top down. */
export const GROUP_KINDS = ['territory', 'division', 'region', 'district'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

/** What `locations/{type}` can be asked for. */
export const LOCATION_TYPES = ['account', ...GROUP_KINDS, 'office'] as const;
export type LocationType = (typeof LOCATION_TYPES)[number];

/** The kinds that something of this kind may be under. */
export function kindsAbove(kind: GroupKind | 'office'): readonly GroupKind[] {
  return kind === 'office' ? GROUP_KINDS : GROUP_KINDS.slice(0, GROUP_KINDS.indexOf(kind));
}

/** Why a group cannot be under that parent, or nothing when it can. */
export function parentProblem(kind: GroupKind, parent: GroupKind): string | undefined {
  const above = kindsAbove(kind);
  if (above.includes(parent)) return undefined;
  if (above.length === 0) return 'A territory is at the top and is not part of anything.';
  return `A ${kind} must be part of a ${above.join(' or a ')}.`;
}

interface Node {
  id: number;
  kind: GroupKind;
  parentId: number | null;
}

/** The group of that id and those above it, from the top down. */
export function pathOf<Group extends Node>(groups: readonly Group[], groupId: number | null): Group[] {
  const path: Group[] = [];
  let at = groups.find(({ id }) => id === groupId);
  while (at && path.length < GROUP_KINDS.length) {
    path.unshift(at);
    const { parentId } = at;
    at = groups.find(({ id }) => id === parentId);
  }
  return path;
}

/** Why a group cannot be deleted, or nothing when it can. */
export function whyNotDeletable(below: { groups: number; offices: number }): string | undefined {
  const parts = [
    below.groups > 0 && counted(below.groups, 'group'),
    below.offices > 0 && counted(below.offices, 'office'),
  ].filter(Boolean);
  if (parts.length === 0) return undefined;
  const [verb, them] = below.groups + below.offices === 1 ? ['is', 'it'] : ['are', 'them'];
  return `${parts.join(' and ')} ${verb} still part of it. Move ${them} first.`;
}

/** Why an office cannot be closed, or nothing when it can. */
export function whyNotClosable(people: number): string | undefined {
  if (people === 0) return undefined;
  const belong = people === 1 ? 'belongs' : 'belong';
  return `${counted(people, 'person')} still ${belong} to this office. Move them to another office first.`;
}

interface Choice {
  id: number;
  name: string;
  isClosed: boolean;
}

/** What a form offers: the offices in use, and the one that the record has already. */
export function officeOptions(offices: readonly Choice[], kept: number | null) {
  return offices
    .filter(({ id, isClosed }) => !isClosed || id === kept)
    .map(({ id, name, isClosed }) => ({ value: id, label: isClosed ? `${name} (closed)` : name }));
}
