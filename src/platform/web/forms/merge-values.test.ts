import { expect, test } from 'vitest';
import { isConflict, mergeValues, mineInConflict } from './merge-values.ts';

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

test('of rows that both edited, those of the chosen side stay', () => {
  const mine = { ...base, cars: [row('A1', '1')] };
  const theirs = { ...base, cars: [row('A2', '1')] };
  expect(vins(mergeValues({ base, mine, theirs }, 'mine'))).toEqual(['A1']);
  expect(vins(mergeValues({ base, mine, theirs }, 'theirs'))).toEqual(['A2']);
  expect(mineInConflict({ base, mine, theirs })).toEqual(mine);
});

test.each(['mine', 'theirs'] as const)('rows are merged one by one when %s is taken', (side) => {
  const two = { ...base, cars: [row('A', '1'), row('B', '2')] };
  const mine = { ...base, cars: [row('A1', '1'), row('B', '2'), row('C', '3')] };
  const theirs = { ...base, cars: [row('A', '8'), row('B2', '9')] };
  expect(vins(mergeValues({ base: two, mine, theirs }, side))).toEqual(['A1', 'B2', 'C']);
  expect(mineInConflict({ base: two, mine, theirs })).toEqual(theirs);
});

test.each([
  ['edits', [row('A2', '1'), row('B', '2')]],
  ['takes away', [row('B', '2')]],
  ['replaces', [row('B', '2'), row('D', '3')]],
])('a row that the other added in place of one stays when I keep mine, which %s that one', (_, cars) => {
  const two = { ...base, cars: [row('A', '1'), row('B', '2')] };
  const theirs = { ...base, cars: [row('B', '8'), row('C', '9')] };
  const merged = mergeValues({ base: two, mine: { ...base, cars }, theirs }, 'mine');
  expect(vins(merged).toSorted()).toEqual([...vins({ ...base, cars }), 'C'].toSorted());
});

test('a row with a new key is the edited one as long as half of it is the same', () => {
  const member = (name: string, dob: string, rowKey: string) => ({ name, dob, memo: '', rowKey });
  const was = [member('Ann', '1980-01-01', '1'), member('Bob', '1981-01-01', '2')];
  const mine = [member('Ann', '1980-01-01', '1'), member('Bobby', '1981-01-01', '2')];
  const theirs = [member('Ann', '1980-01-02', '8'), member('Bob', '1981-01-01', '9')];
  const merged = mergeValues({ base: { rows: was }, mine: { rows: mine }, theirs: { rows: theirs } }, 'mine');
  expect(merged.rows.map(({ name, dob }) => `${name} ${dob}`)).toEqual([
    'Ann 1980-01-02',
    'Bobby 1981-01-01',
  ]);
});

test.each(['mine', 'theirs'] as const)(
  'of choices both additions and both removals count with %s',
  (side) => {
    const sides = { base: { ids: [1, 2] }, mine: { ids: [1, 3] }, theirs: { ids: [2, 4] } };
    expect(mergeValues(sides, side)).toEqual({ ids: [4, 3] });
  },
);

test.each(['mine', 'theirs'] as const)(
  'rows without keys, like the days of a week, are merged by their places with %s',
  (side) => {
    const [closed, open] = [{ opens: '' }, { opens: '09:00' }];
    const week = [closed, open, open, open, open, open, closed];
    const sides = {
      base: { week },
      mine: { week: week.with(1, { opens: '10:00' }) },
      theirs: { week: week.with(6, open) },
    };
    expect(mergeValues(sides, side).week).toEqual(week.with(1, { opens: '10:00' }).with(6, open));
    expect(isConflict(sides)).toBe(false);
    const both = { ...sides, theirs: { week: week.with(1, closed) } };
    expect(mergeValues(both, side).week).toEqual(side === 'mine' ? both.mine.week : both.theirs.week);
    expect(isConflict(both)).toBe(true);
  },
);

test('of a row that one edited and the other took away the side decides', () => {
  const sides = { base, mine: { ...base, cars: [row('A1', '1')] }, theirs: { ...base, cars: [] } };
  expect(vins(mergeValues(sides, 'mine'))).toEqual(['A1']);
  expect(vins(mergeValues(sides, 'theirs'))).toEqual([]);
});

test('there is something to choose only when both changed the same field or row differently', () => {
  const theirs = { ...base, phone: '2' };
  expect(isConflict({ base, mine: { ...base, phone: '1' }, theirs })).toBe(true);
  expect(isConflict({ base, mine: { ...base, phone: '2' }, theirs })).toBe(false);
  expect(isConflict({ base, mine: { ...base, note: 'Called her' }, theirs })).toBe(false);
  const added = { ...base, cars: [...base.cars, row('B', '2')] };
  expect(isConflict({ base, mine: added, theirs: { ...base, cars: [row('A', '5'), row('C', '6')] } })).toBe(
    false,
  );
  expect(
    isConflict({
      base,
      mine: { ...base, cars: [row('A1', '1')] },
      theirs: { ...base, cars: [row('A2', '1')] },
    }),
  ).toBe(true);
});

test.each(['mine', 'theirs'] as const)('fields of a group are merged one by one when %s is taken', (side) => {
  const flags = (ann: boolean, bob: boolean, eve: boolean) => ({ may: { ann, bob, eve } });
  const sides = {
    base: { may: { ann: false, bob: false, eve: 0 } },
    mine: { may: { ann: true, bob: false, eve: 1 } },
    theirs: { may: { ann: false, bob: true, eve: 2 } },
  };
  expect(mergeValues(sides, side).may).toEqual({ ann: true, bob: true, eve: side === 'mine' ? 1 : 2 });
  expect(mineInConflict(sides).may).toEqual({ ann: false, bob: true, eve: 1 });
  const apart = {
    base: flags(false, false, false),
    mine: flags(true, false, false),
    theirs: flags(false, true, false),
  };
  expect(isConflict(apart)).toBe(false);
});
