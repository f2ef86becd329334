import { expect, test } from 'vitest';
import { Adjustments, readAdjustments, typedDifference } from './adjustments.ts';

test('nothing is dirty when an amount is typed back to what is stored', () => {
  const adjustments = new Adjustments();
  adjustments.set(1, '12.50', 1000);
  expect(adjustments.isDirty()).toBe(true);
  adjustments.set(1, '$10', 1000);
  expect(adjustments.isDirty()).toBe(false);
});

test('what is typed is read for saving; what isn’t an amount is named', () => {
  const adjustments = new Adjustments();
  adjustments.set(1, '-3.5', 1000);
  adjustments.set(2, 'twelve', 1000);
  expect(readAdjustments(adjustments.all())).toEqual({
    details: [{ id: 1, amount: -350, was: 1000 }],
    wrong: [2],
  });
  expect(typedDifference(adjustments.all())).toBe(-1350);
});

test('a pasted column fills the lines below; what isn’t an amount stays there to be corrected, what is empty changes nothing', () => {
  const adjustments = new Adjustments();
  const lines = [1, 2, 3, 4].map((id) => ({ id, adjusted: 1000 }));
  expect(adjustments.fill(lines, ['(5.50)', '', 'n/a', '$10.00', '7', '8'])).toBe(2);
  expect([...adjustments.all()].map(([id, { text }]) => [id, text])).toEqual([
    [1, '-5.50'],
    [3, 'n/a'],
  ]);
  expect(readAdjustments(adjustments.all()).wrong).toEqual([3]);
  expect(adjustments.fill(lines, ['1'])).toBe(0);
});

test('what was shown first counts, until the person has seen the current amount', () => {
  const adjustments = new Adjustments();
  adjustments.set(1, '1', 1000);
  adjustments.set(1, '12', 1100);
  adjustments.set(2, '5', 700);
  const saved = () => readAdjustments(adjustments.all()).details;
  expect(saved()).toEqual([
    { id: 1, amount: 1200, was: 1000 },
    { id: 2, amount: 500, was: 700 },
  ]);
  adjustments.rebase([
    { id: 1, adjusted: 1100 },
    { id: 9, adjusted: 1 },
  ]);
  expect(saved()[0]).toEqual({ id: 1, amount: 1200, was: 1100 });
  adjustments.drop([{ id: 1 }]);
  expect(saved()).toEqual([{ id: 2, amount: 500, was: 700 }]);
});

test('whoever listens is told about every change', () => {
  const adjustments = new Adjustments();
  let told = 0;
  const leave = adjustments.subscribe(() => {
    told += 1;
  });
  adjustments.set(1, '1', 0);
  adjustments.saved(adjustments.all());
  leave();
  adjustments.set(1, '2', 0);
  expect(told).toBe(2);
});

test('what is typed while the amounts are being saved stays, over what was saved', () => {
  const adjustments = new Adjustments();
  adjustments.set(1, '12.50', 1000);
  adjustments.set(2, '7', 700_00);
  const sent = adjustments.all();
  adjustments.set(1, '13', 1000);
  adjustments.set(3, '4', 900);
  adjustments.saved(sent);
  expect(readAdjustments(adjustments.all()).details).toEqual([
    { id: 1, amount: 1300, was: 1250 },
    { id: 3, amount: 400, was: 900 },
  ]);
});
