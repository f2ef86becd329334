import { expect, test } from 'vitest';
import type { Office, OfficeGroup } from '../contract.ts';
import type { GroupKind } from '../rules.ts';
import { groupChoices } from './group-choices.ts';
import { type TreeRow, treeRows } from './tree-rows.ts';

const group = (id: number, kind: GroupKind, name: string, parentId: number | null = null): OfficeGroup => ({
  id,
  kind,
  name,
  parentId,
  version: 1,
});

const office = (id: number, name: string, groupId: number | null): Office => ({
  ...{ id, name, groupId, address: '', city: '', state: '', zip: '', phone: '', email: '' },
  ...{ timeZone: 'America/New_York', hours: [], closedAt: null, people: 0, version: 1 },
});

const GROUPS = [
  group(3, 'district', 'Coast', 1),
  group(2, 'division', 'East', 1),
  group(1, 'territory', 'North'),
  group(4, 'region', 'Lone'),
];
const OFFICES = [office(12, 'Free', null), office(11, 'Harbor', 3), office(13, 'Head', 1)];

const shown = ({ group, office, depth }: TreeRow) => `${'  '.repeat(depth)}${(group ?? office)?.name}`;

test('each group comes before what belongs to it, higher levels first, offices last', () => {
  expect(treeRows(GROUPS, OFFICES).map(shown)).toEqual([
    'North',
    '  East',
    '  Coast',
    '    Harbor',
    '  Head',
    'Lone',
    'Free',
  ]);
});

test('a group knows what is directly below it', () => {
  const north = treeRows(GROUPS, OFFICES).find(({ key }) => key === 'group-1');
  expect(north).toMatchObject({ below: { groups: 2, offices: 1 } });
});

test('a parent is chosen among the higher levels, each shown with the way to it', () => {
  expect(groupChoices(GROUPS, 'region')).toEqual([
    { group: 'Territory', items: [{ value: '1', label: 'North' }] },
    { group: 'Division', items: [{ value: '2', label: 'North › East' }] },
  ]);
  expect(groupChoices(GROUPS, 'territory')).toEqual([]);
  expect(groupChoices(GROUPS, 'office').flatMap(({ items }) => items)).toHaveLength(4);
});
