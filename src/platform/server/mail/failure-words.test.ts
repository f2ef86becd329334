import { expect, test } from 'vitest';
import { failureWords } from './failure-words.ts';
import { BadMail } from './mail.ts';

const failing = (message: string, more: object) => Object.assign(new Error(message), more);

test('the mail server’s answer is shown, on one line', () => {
  const refused = failing('550 No such\r\nmailbox ', { code: 'EENVELOPE', responseCode: 550 });
  expect(failureWords(refused)).toBe('550 No such mailbox');
});

test('the message says what is wrong with the mail', () => {
  expect(failureWords(new BadMail('The file a.txt is no longer here.'))).toBe(
    'The file a.txt is no longer here.',
  );
});

test('the names of machines and accounts are not', () => {
  const unreached = failing('connect ECONNREFUSED 10.0.0.5:25', { code: 'ESOCKET' });
  expect(failureWords(unreached)).toBe('The mail server could not be reached.');
  const signIn = failing('Invalid login: 535 user relay@host', { code: 'EAUTH', responseCode: 535 });
  expect(failureWords(signIn)).toBe(
    'The mail server refuses the sign-in of this installation. Tell the person who runs it.',
  );
});
