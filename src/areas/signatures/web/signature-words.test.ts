import { expect, test } from 'vitest';
import type { SignatureRequest } from '../contract.ts';
import { lastWords } from './signature-words.ts';

const REQUEST: SignatureRequest = {
  id: 1,
  role: 'customer',
  name: 'Maria',
  email: 'm@example.test',
  language: 'en',
  title: 'Agreement',
  state: 'sent',
  sentAt: new Date('2026-01-02T14:30:00Z'),
  sentBy: 'Pat Example',
  viewedAt: null,
  answeredAt: null,
  expiresAt: new Date('2026-01-16T14:30:00Z'),
  reason: '',
  mail: { state: 'sent', failure: '' },
  signedAttachmentId: null,
  isNewest: true,
  contract: 'same',
};
const words = (more: Partial<SignatureRequest>) => lastWords({ ...REQUEST, ...more });

test('the last column says what happened last by the clock of the office, and first of all that a mail did not leave', () => {
  const at = new Date('2026-01-03T20:42:00Z');
  expect(words({})).toBe('Ends 01/16/2026, 9:30 AM EST.');
  expect(words({ mail: { state: 'queued', failure: '' } })).toBe('The email is on its way.');
  expect(words({ mail: { state: 'failed', failure: 'No such mailbox' } })).toBe(
    'The email did not leave: No such mailbox',
  );
  expect(words({ state: 'viewed', viewedAt: at })).toBe(
    'Opened 01/03/2026, 3:42 PM EST. Ends 01/16/2026, 9:30 AM EST.',
  );
  expect(words({ state: 'signed', answeredAt: at })).toBe('01/03/2026, 3:42 PM EST');
  expect(words({ state: 'declined', answeredAt: at, reason: 'Too dear' })).toBe(
    '01/03/2026, 3:42 PM EST: “Too dear”',
  );
  expect(words({ state: 'replaced', isNewest: false })).toBe('A newer request took its place.');
  expect(words({ state: 'replaced', contract: 'void' })).toBe('The contract is void.');
  expect(words({ state: 'expired', mail: { state: 'failed', failure: 'x' } })).toBe(
    '01/16/2026, 9:30 AM EST',
  );
});
