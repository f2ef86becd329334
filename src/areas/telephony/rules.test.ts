import { expect, test } from 'vitest';
import { callState, dialDigits, isDialable, secondsTalked, showSeconds } from './rules.ts';

const at = (time: string) => new Date(`2026-11-15T${time}Z`);

test('a number of ten digits can be dialed, however it is written', () => {
  for (const typed of [
    '3055550142',
    '(305) 555-0142',
    '+1 305 555 0142',
    '305.555.0142 x7',
    '1-305-555-0142',
  ])
    expect([typed, isDialable(typed), dialDigits(typed)]).toEqual([typed, true, '3055550142']);
});

test('anything else cannot', () => {
  for (const typed of [
    '',
    '555-0142',
    '911',
    '+44 20 7946 0958',
    'call 305 555 0142',
    'x3055550142',
    '305555014２',
  ])
    expect([typed, isDialable(typed)]).toEqual([typed, false]);
});

test('a call rings until it is taken up, and is over when it has ended', () => {
  expect(callState({ connectedAt: null, endedAt: null })).toBe('ringing');
  expect(callState({ connectedAt: at('10:00:02'), endedAt: null })).toBe('connected');
  expect(callState({ connectedAt: at('10:00:02'), endedAt: at('10:01:00') })).toBe('ended');
  expect(callState({ connectedAt: null, endedAt: at('10:00:20') })).toBe('ended');
});

test('talk counts from the moment that somebody answers', () => {
  expect(secondsTalked({ connectedAt: at('10:00:02'), endedAt: null }, at('10:01:17.900'))).toBe(75);
  expect(secondsTalked({ connectedAt: at('10:00:02'), endedAt: at('10:00:10') }, at('11:00:00'))).toBe(8);
  expect(secondsTalked({ connectedAt: null, endedAt: at('10:00:20') }, at('11:00:00'))).toBe(0);
  expect(secondsTalked({ connectedAt: at('10:00:02'), endedAt: null }, at('10:00:00'))).toBe(0);
});

test('seconds are shown as minutes and seconds, long calls with hours', () => {
  expect([0, 9, 75, 3599, 3723].map(showSeconds)).toEqual(['0:00', '0:09', '1:15', '59:59', '1:02:03']);
});
