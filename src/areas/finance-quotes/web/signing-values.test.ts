import { expect, test } from 'vitest';
import { awaitedWords, signingErrors, signingOf, startSigning } from './signing-values.ts';

const OFFERED = { hasEsignature: 1, isMandatory: 0, isDesignated: 0 } as const;
const DESIGNATED = { ...OFFERED, isDesignated: 1 } as const;
const NONE = { hasEsignature: 0, isMandatory: 0, isDesignated: 0 } as const;
const EMAILS = { customerEmail: 'maria@example.test', agentEmail: '' };

test('the box starts checked where e-signature is available', () => {
  expect(startSigning(OFFERED, EMAILS).requiresESignature).toBe(true);
  expect(startSigning(NONE, EMAILS).requiresESignature).toBe(false);
});

test('the agent email is required only when the agent is designated', () => {
  const values = startSigning(OFFERED, EMAILS);
  expect(signingErrors(values, OFFERED)).toEqual({});
  expect(signingErrors(values, DESIGNATED)).toEqual({ agentEmail: 'Please add an email!' });
  expect(signingErrors({ ...values, agentEmail: 'alex.romero' }, DESIGNATED)).toEqual({
    agentEmail: 'Please add a valid email. Email missing @!',
  });
});

test('unchecked, no address is judged or sent', () => {
  const values = { ...startSigning(DESIGNATED, EMAILS), requiresESignature: false };
  expect(signingErrors(values, DESIGNATED)).toEqual({});
  expect(signingOf(values)).toEqual({ requiresESignature: 0, customerEmail: '', agentEmail: '' });
});

test('the foot says what Generate Contract waits for', () => {
  const values = startSigning(DESIGNATED, EMAILS);
  expect(awaitedWords(values, DESIGNATED)).toBe('Generate Contract waits for the agent email');
  expect(awaitedWords({ ...values, customerEmail: '' }, DESIGNATED, false)).toBe(
    'Generate Contract waits for a pay option and the customer email and the agent email',
  );
  expect(awaitedWords({ ...values, agentEmail: 'alex@example.test' }, DESIGNATED)).toBeUndefined();
});
