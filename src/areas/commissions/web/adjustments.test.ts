import { expect, test } from 'vitest';
import { Adjustments, readAdjustments, typedDifference } from './adjustments.ts';

test('nothing is dirty when an amount is typed back to what is stored', () => {
  const adjustments = new Adjustments();
  adjustments.set(1, '12.50', 1000);
  expect(adjustments.isDirty()).toBe(true);
  adjustments.set(1, '$10', 1000);
  expect(adjustments.isDirty()).toBe(false);
});

test('what is typed is read for saving; what is no amount is named', () => {
  const adjustments = new Adjustments();
  adjustments.set(1, '-3.5', 1000);
  adjustments.set(2, 'twelve', 1000);
  expect(readAdjustments(adjustments.all())).toEqual({ details: [{ id: 1, amount: -350 }], wrong: [2] });
  expect(typedDifference(adjustments.all())).toBe(-1350);
});

test('who listens is told of every change', () => {
  const adjustments = new Adjustments();
  let told = 0;
  const leave = adjustments.subscribe(() => {
    told += 1;
  });
  adjustments.set(1, '1', 0);
  adjustments.clear();
  leave();
  adjustments.set(1, '2', 0);
  expect(told).toBe(2);
});
