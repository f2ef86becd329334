import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { againWhenBusy } from './again-when-busy.ts';
import { CallError } from './call-error.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const busy = (seconds?: number) => new CallError(503, { message: 'Coverdesk is busy.', busy: true }, seconds);

test('a call that found no place is sent again after what Retry-After says', async () => {
  const send = vi.fn().mockRejectedValueOnce(busy(1)).mockResolvedValue('done');
  const answer = againWhenBusy(send, undefined);
  await vi.advanceTimersByTimeAsync(999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(2);
  await expect(answer).resolves.toBe('done');
});

test('it waits two seconds at most, and is tried three times at most', async () => {
  const send = vi.fn().mockImplementation(async () => {
    throw busy(5);
  });
  const answer = expect(againWhenBusy(send, undefined)).rejects.toThrow('Coverdesk is busy.');
  await vi.advanceTimersByTimeAsync(2000);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(send).toHaveBeenCalledTimes(3);
  await answer;
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(3);
});

test.each([
  ['a lost database', new CallError(503, { message: 'Lost.' }, 2)],
  ['a call that was not answered', new CallError(0, { message: 'Not reached.' })],
  ['a refusal', new CallError(409, { message: 'Not today.' })],
])('%s is told at once: something may have been done', async (_, error) => {
  const send = vi.fn().mockRejectedValue(error);
  await expect(againWhenBusy(send, undefined)).rejects.toBe(error);
  expect(send).toHaveBeenCalledTimes(1);
});

test('whoever no longer wants the answer does not wait for it', async () => {
  const send = vi.fn().mockRejectedValue(busy(2));
  const stopped = new AbortController();
  const answer = expect(againWhenBusy(send, stopped.signal)).rejects.toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(500);
  stopped.abort();
  await answer;
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(1);
});
