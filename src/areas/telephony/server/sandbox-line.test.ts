import { expect, test } from 'vitest';
import { sandboxLine, sandboxName } from './sandbox-line.ts';

const START = new Date('2026-11-15T10:00:00Z');
const after = (milliseconds: number) => new Date(START.getTime() + milliseconds);
const state = (digits: string, milliseconds: number) =>
  sandboxLine.stateOf(sandboxName(digits, START), after(milliseconds));
const RINGING = { connectedAt: null, endedAt: null, outcome: '' };

test('a call rings for two seconds, then is connected, and stays so until somebody hangs up', async () => {
  expect(await state('3055550142', 0)).toEqual(RINGING);
  expect(await state('3055550142', 1999)).toEqual(RINGING);
  const connected = { connectedAt: after(2000), endedAt: null, outcome: '' };
  expect(await state('3055550142', 2000)).toEqual(connected);
  expect(await state('3055550142', 86_400_000)).toEqual(connected);
});

test('numbers that end in 0199 are busy', async () => {
  expect(await state('3055550199', 1999)).toEqual(RINGING);
  expect(await state('3055550199', 9000)).toEqual({
    connectedAt: null,
    endedAt: after(2000),
    outcome: 'busy',
  });
});

test('at numbers that end in 0198 nobody answers, for 20 seconds', async () => {
  expect(await state('3055550198', 19_999)).toEqual(RINGING);
  expect(await state('3055550198', 20_000)).toEqual({
    connectedAt: null,
    endedAt: after(20_000),
    outcome: 'no answer',
  });
});

test('the line fails right away for numbers that end in 0197', async () => {
  expect(await state('3055550197', 0)).toEqual({ connectedAt: null, endedAt: START, outcome: 'failed' });
});

test('hanging up completes a call that is connected and cancels one that rings', async () => {
  const line = await sandboxLine.place('3055550142', START, 'operation');
  expect(await sandboxLine.hangUp(line, after(500))).toEqual({
    connectedAt: null,
    endedAt: after(500),
    outcome: 'cancelled',
  });
  expect(await sandboxLine.hangUp(line, after(9000))).toEqual({
    connectedAt: after(2000),
    endedAt: after(9000),
    outcome: 'completed',
  });
});

test('what has ended by itself is not ended again', async () => {
  const line = await sandboxLine.place('3055550199', START, 'operation');
  expect(await sandboxLine.hangUp(line, after(60_000))).toEqual(await state('3055550199', 60_000));
});
