import { expect, test } from 'vitest';
import { officeGroupInput, officeInput } from '#areas/offices/contract.ts';
import { type GroupKind, parentProblem } from '#areas/offices/rules.ts';
import { DEMO_AGENCIES } from './agencies.ts';
import { officeRows } from './office-rows.ts';

const rows = DEMO_AGENCIES.flatMap(({ masterId, offices }) => [...officeRows(masterId, offices)]);
const valuesOf = (name: string) =>
  rows.filter(({ table }) => table.name === name).map(({ values }) => values);
const offices = valuesOf('offices');
const groups = valuesOf('office_groups');

test('a form would take every office as it is', () => {
  for (const { group_id, time_zone, master_id, id, closed_at, ...office } of offices) {
    const form = {
      ...office,
      groupId: group_id,
      timeZone: time_zone,
      hours: JSON.parse(String(office.hours)),
    };
    expect(officeInput.parse(form)).toEqual(form);
    expect(office.phone).toMatch(/^\(\d{3}\) 555-\d{4}$/);
    expect(office.email).toMatch(/\.test$/);
  }
});

test('every group is under a higher level or under nothing', () => {
  for (const { kind, name, parent_id } of groups) {
    expect(officeGroupInput.safeParse({ kind, name }).success).toBe(true);
    const parent = groups.find(({ id }) => id === parent_id);
    expect(parent === undefined).toBe(parent_id === null);
    if (parent) expect(parentProblem(kind as GroupKind, parent.kind as GroupKind)).toBeUndefined();
  }
});

test('every level occurs, and every state of an office', () => {
  expect(new Set(groups.map(({ kind }) => kind)).size).toBe(4);
  expect(offices.some(({ closed_at }) => closed_at !== null)).toBe(true);
  expect(offices.some(({ master_id, group_id }) => master_id === 1001 && group_id === null)).toBe(true);
});
