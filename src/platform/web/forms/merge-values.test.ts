import { expect, test } from 'vitest';
import { mergeValues, mineInConflict } from './merge-values.ts';

const base = { name: 'Ann', phone: '', note: '', cars: [{ vin: 'A', rowKey: '1' }] };
const row = (vin: string, rowKey: string) => ({ vin, rowKey });
const vins = ({ cars }: typeof base) => cars.map(({ vin }) => vin);

test.each(['mine', 'theirs'] as const)(
  'what was added and conflicts with nothing stays when %s is taken',
  (side) => {
    const mine = { ...base, note: 'Called her', phone: '1' };
    const theirs = { ...base, name: 'Anna', phone: '2' };
    expect(mergeValues({ base, mine, theirs }, side)).toEqual({
      ...base,
      name: 'Anna',
      note: 'Called her',
      phone: side === 'mine' ? '1' : '2',
    });
  },
);

test('only what both changed is there to choose', () => {
  const mine = { ...base, note: 'Called her', phone: '1' };
  const theirs = { ...base, name: 'Anna', phone: '2' };
  expect(mineInConflict({ base, mine, theirs })).toEqual({ ...theirs, phone: '1' });
});

test.each(['mine', 'theirs'] as const)('rows that both added stay when %s is taken, each once', (side) => {
  const mine = { ...base, cars: [row('A', '7'), row('B', '8'), row('C', '9')] };
  const theirs = { ...base, cars: [row('A', '2'), row('C', '3'), row('D', '4')] };
  const merged = mergeValues({ base, mine, theirs }, side);
  expect(vins(merged).toSorted()).toEqual(['A', 'B', 'C', 'D']);
  expect(mineInConflict({ base, mine, theirs })).toEqual(theirs);
});

test('rows that one added stay although the other edited one or took it away', () => {
  const added = { ...base, cars: [row('A', '1'), row('B', '2')] };
  const edited = { ...base, cars: [row('A2', '1')] };
  for (const side of ['mine', 'theirs'] as const) {
    expect(vins(mergeValues({ base, mine: added, theirs: edited }, side))).toEqual(['A2', 'B']);
    expect(vins(mergeValues({ base, mine: edited, theirs: added }, side))).toEqual(['A2', 'B']);
  }
});

test('of rows that both edited those of the chosen side stand', () => {
  const mine = { ...base, cars: [row('A1', '1')] };
  const theirs = { ...base, cars: [row('A2', '1')] };
  expect(vins(mergeValues({ base, mine, theirs }, 'mine'))).toEqual(['A1']);
  expect(vins(mergeValues({ base, mine, theirs }, 'theirs'))).toEqual(['A2']);
  expect(mineInConflict({ base, mine, theirs })).toEqual(mine);
});
