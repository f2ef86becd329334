import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a doubt that is unfounded changes nothing', async () => {
  const connection = new Connection(async () => true);
  const heard = vi.fn();
  connection.subscribe(heard);
  expect(connection.back()).toBeUndefined();
  await expect(connection.doubt()).resolves.toBe(false);
  expect(connection.isLost).toBe(false);
  expect(heard).not.toHaveBeenCalled();
});

test('a server that does not answer is asked until it does; who waits goes on then', async () => {
  const reach = vi.fn().mockResolvedValue(false);
  const connection = new Connection(reach);
  const states: boolean[] = [];
  connection.subscribe(() => states.push(connection.isLost));
  const doubts = [connection.doubt(), connection.doubt()];
  const goesOn = vi.fn();
  void connection.back()?.then(goesOn);
  await vi.advanceTimersByTimeAsync(3500);
  expect(states).toEqual([true]);
  expect(reach).toHaveBeenCalledTimes(3);
  expect(goesOn).not.toHaveBeenCalled();
  reach.mockResolvedValue(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(states).toEqual([true, false]);
  expect(goesOn).toHaveBeenCalledOnce();
  await expect(Promise.all(doubts)).resolves.toEqual([true, true]);
  expect(connection.back()).toBeUndefined();
});

test('another sign of life or doubt cuts the pause short', async () => {
  const reach = vi.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
  const connection = new Connection(reach);
  const lost = connection.doubt();
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.isLost).toBe(true);
  void connection.doubt();
  await vi.advanceTimersByTimeAsync(0);
  await expect(lost).resolves.toBe(true);
  expect(connection.isLost).toBe(false);
});
