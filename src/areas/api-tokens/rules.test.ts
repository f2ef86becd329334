import { expect, test } from 'vitest';
import { tokenProblems, tokenState } from './rules.ts';

const TODAY = '2026-11-16';
const problems = (input: Partial<Parameters<typeof tokenProblems>[0]>) =>
  tokenProblems({ permissions: [], expiresOn: '2027-01-01', ...input }, ['PRRolodexTab'], TODAY);

test('a token is good for a year at most and not for days that are over', () => {
  expect(problems({ expiresOn: TODAY })).toEqual({});
  expect(problems({ expiresOn: '2027-11-16' })).toEqual({});
  expect(problems({ expiresOn: '2027-11-17' })).toEqual({
    expiresOn: ['A token is good for a year at most: choose 11/16/2027 or an earlier day.'],
  });
  expect(problems({ expiresOn: '2026-11-15' })).toEqual({ expiresOn: ['Choose today or a later day.'] });
});

test('nobody gives a token what they do not hold themselves', () => {
  expect(problems({ permissions: ['PRRolodexTab'] })).toEqual({});
  expect(problems({ permissions: ['PRRolodexTab', 'PRreceiptvoid', 'PRadmin'] })).toEqual({
    permissions: ['You do not hold "Void receipts", "Administrator" yourself.'],
  });
});

test('a token that was revoked says so, whether or not it has expired since', () => {
  const now = new Date('2026-11-16T12:00:00Z');
  const [earlier, later] = [new Date('2026-11-16T11:00:00Z'), new Date('2026-11-16T13:00:00Z')];
  expect(tokenState({ revokedAt: null, expiresAt: later }, now)).toBe('active');
  expect(tokenState({ revokedAt: null, expiresAt: now }, now)).toBe('expired');
  expect(tokenState({ revokedAt: earlier, expiresAt: earlier }, now)).toBe('revoked');
});
