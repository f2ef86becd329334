import { expect, test } from 'vitest';
import { CallError } from '#platform/web/api/call-error.ts';
import { SIGN_TEXTS } from '../texts.ts';
import { failureIn } from './sign-queries.ts';

test('why a signature is not taken is said in the language of the page', () => {
  const letters = ['Type your name in letters.'];
  const refused = new CallError(422, { message: 'Not valid.', errors: { 'signature.name': letters } });
  expect(failureIn(SIGN_TEXTS.es, refused)).toBe('Escriba su nombre con letras.');
  expect(failureIn(SIGN_TEXTS.en, refused)).toBe('Type your name in letters.');
  const over = new CallError(409, { message: SIGN_TEXTS.en.refusals.over });
  expect(failureIn(SIGN_TEXTS.es, over)).toBe('Este documento ya no se puede firmar.');
});
