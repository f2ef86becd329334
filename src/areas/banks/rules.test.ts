import { expect, test } from 'vitest';
import { LARGE_BANKS } from './large-banks.ts';
import { couldBeRouting, judgeBank, NOT_IN_DIRECTORY, readBankLine } from './rules.ts';

const NONE = { isLoaded: false, name: undefined };

test('routing numbers must pass the ABA checksum and prefix ranges', () => {
  expect(couldBeRouting('021000021')).toBe(true);
  expect(couldBeRouting('123456789')).toBe(false);
  expect(couldBeRouting('021000022')).toBe(false);
  expect(couldBeRouting('021000021000')).toBe(false);
  expect(couldBeRouting('000000000')).toBe(false);
  // The sum is right, but nobody is given 13.
  expect(couldBeRouting('130000006')).toBe(false);
});

test('a built-in directory names the large banks, each with a number that adds up', () => {
  expect(judgeBank('021000021', NONE)).toEqual({ valid: true, name: 'JPMorgan Chase' });
  expect(Object.keys(LARGE_BANKS).filter((routing) => !couldBeRouting(routing))).toEqual([]);
});

test("without the full directory a number that it does not have is valid under the name 'Bank not in the directory'", () => {
  expect(judgeBank('123123123', NONE)).toEqual({ valid: true, name: NOT_IN_DIRECTORY });
});

test('with the full directory loaded, a number that it does not have is not valid', () => {
  expect(judgeBank('123123123', { isLoaded: true, name: undefined })).toEqual({ valid: false, name: '' });
  expect(judgeBank('021000021', { isLoaded: true, name: 'CHASE' })).toEqual({ valid: true, name: 'CHASE' });
});

const LINE = `021000021O0210000211010203000000000${'EXAMPLE BANK'.padEnd(36)}${'1 MAIN ST'.padEnd(36)}${'TAMPA'.padEnd(20)}FL336020000813555010011     `;

test('a line of the FedACH directory has its number first and its name in the 36th column', () => {
  expect(LINE.length).toBe(155);
  expect(readBankLine(LINE)).toEqual({ routing: '021000021', name: 'EXAMPLE BANK' });
  for (const wrong of [
    '',
    'routing,name',
    `x${LINE}`,
    LINE.replace('021000021', '021000022'),
    LINE.slice(0, 60),
  ])
    expect(readBankLine(wrong)).toBeUndefined();
});
