import { expect, test } from 'vitest';
import { SUMMARY } from '#areas/signatures/server/test-data.ts';
import { SIGNATURE_STATES } from '#areas/signatures/statuses.ts';
import { type DemoSigning, signatureRows } from './signature-rows.ts';

const SIGNING: DemoSigning = {
  masterId: 1001,
  id: 2_700_000,
  contractId: 2_200_000,
  attachmentId: 1_200_001,
  sha256: '0'.repeat(64),
  title: 'Premium Finance Agreement',
  summary: SUMMARY,
  role: 'customer',
  name: 'Maria L. Johnson',
  email: 'maria@example.test',
  sentBy: 13,
  sentAt: '2026-01-02T15:00:00Z',
  state: 'sent',
};

test.each(SIGNATURE_STATES)(
  'a request that is %s has what the table asks of it, and the mail that brought it',
  (state) => {
    const [request, mail] = [...signatureRows({ ...SIGNING, state, at: '2026-01-03T15:00:00Z' })];
    const isAnswered = state === 'signed' || state === 'declined';
    const text = JSON.stringify(request);
    expect(text.includes('I agree to sign it electronically')).toBe(state === 'signed');
    expect(text.match(/2026-01-03T15:00:00Z/g)).toHaveLength(isAnswered ? 2 : 1);
    expect(text).toContain('2026-01-16T15:00:00.000Z');
    expect(JSON.stringify(mail)).toContain('link');
  },
);
