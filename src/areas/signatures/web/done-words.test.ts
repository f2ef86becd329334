import { expect, test } from 'vitest';
import type { OpenPaper } from '../sign-contract.ts';
import { SIGN_TEXTS } from '../texts.ts';
import { nextSteps, signedFacts } from './done-words.ts';

const words = SIGN_TEXTS.en;
const SIGNED = { signedAt: new Date(), signedAtWords: '12/30/2025, 3:42 PM EST', copy: '' };
const policy = { number: 'P-1', carrier: 'Harbor', coverage: 'Auto', expiration: '2027-01-01' };
const paper = (summary: object) =>
  ({
    agency: { name: 'Sample Agency', phone: '' },
    summary: {
      number: 'PF-1',
      downPayment: 250_00,
      payments: [
        { due: '2026-01-26', amount: 112_18 },
        { due: '2026-02-26', amount: 112_20 },
      ],
      policies: [{ ...policy, effective: '2026-01-01' }],
      isEndorsement: false,
      ...summary,
    },
  }) as unknown as OpenPaper;

test('whoever signed a contract is told what is due, who takes the down payment and when the policy begins', () => {
  expect(signedFacts(words, paper({}), SIGNED)).toEqual([
    ['Contract', 'PF-1'],
    ['Signed', '12/30/2025 3:42 PM EST'],
    ['Down payment, due today', '$250.00'],
    ['First payment, 01/26/2026', '$112.18'],
    ['Last payment, 02/26/2026', '$112.20'],
  ]);
  expect(nextSteps(words, paper({}))).toEqual([
    'Sample Agency takes the down payment of $250.00.',
    'Your policy begins on 01/01/2026.',
  ]);
});

test('a paper without a down payment says nothing about one, and that of an endorsement not that policies begin', () => {
  const labels = signedFacts(words, paper({ downPayment: 0 }), SIGNED).map(([label]) => label);
  expect(labels).not.toContain('Down payment, due today');
  expect(nextSteps(words, paper({ downPayment: 0 }))).toEqual(['Your policy begins on 01/01/2026.']);
  const endorsement = { isEndorsement: true };
  expect(nextSteps(words, paper(endorsement))).toEqual(['Sample Agency takes the down payment of $250.00.']);
  expect(nextSteps(words, paper({ ...endorsement, downPayment: 0 }))).toEqual([]);
});
