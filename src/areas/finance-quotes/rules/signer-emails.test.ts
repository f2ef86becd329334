import { expect, test } from 'vitest';
import { emailProblem, signatureBox, signatureProblems } from './signer-emails.ts';

const OFFERED = { hasEsignature: 1, isMandatory: 0, isDesignated: 0 } as const;
const sign = (customerEmail: string, agentEmail = '') =>
  ({ requiresESignature: 1, customerEmail, agentEmail }) as const;

test('an empty address, one without @ and one that is none are told in the documents’ words', () => {
  expect(emailProblem('  ')).toBe('Please add an email!');
  expect(emailProblem('maria')).toBe('Please add a valid email. Email missing @!');
  expect(emailProblem('maria@example')).toBe('Please add a valid email!');
  expect(emailProblem('maria@example.com')).toBeUndefined();
});

test('the box starts checked where e-signature is available, and is locked where it is mandatory', () => {
  expect(signatureBox(OFFERED)).toEqual({ isShown: true, isChecked: true, isLocked: false });
  expect(signatureBox({ ...OFFERED, isMandatory: 1 })).toMatchObject({ isChecked: true, isLocked: true });
  expect(signatureBox({ ...OFFERED, hasEsignature: 0 })).toMatchObject({ isShown: false, isChecked: false });
});

test('the customer’s email is required when it is checked, the agent’s only when an agent is designated', () => {
  expect(Object.keys(signatureProblems(sign(''), OFFERED))).toEqual(['customerEmail']);
  const designated = { ...OFFERED, isDesignated: 1 } as const;
  expect(Object.keys(signatureProblems(sign('', ''), designated))).toEqual(['customerEmail', 'agentEmail']);
  expect(signatureProblems(sign('a@b.co'), OFFERED)).toEqual({});
  expect(signatureProblems({ ...sign(''), requiresESignature: 0 }, designated)).toEqual({});
});

test('mandatory e-signature cannot be switched off, and none cannot be switched on', () => {
  const off = { ...sign('a@b.co'), requiresESignature: 0 } as const;
  expect(Object.keys(signatureProblems(off, { ...OFFERED, isMandatory: 1 }))).toEqual(['requiresESignature']);
  expect(Object.keys(signatureProblems(sign('a@b.co'), { ...OFFERED, hasEsignature: 0 }))).toEqual([
    'requiresESignature',
  ]);
});
