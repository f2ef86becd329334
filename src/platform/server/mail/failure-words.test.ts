import { expect, test } from 'vitest';
import { failureWords } from './failure-words.ts';
import { BadMail } from './mail.ts';

const failing = (message: string, more: object) => Object.assign(new Error(message), more);

test('the words are ours; the mail server’s answer is in brackets, on one line', () => {
  const refused = failing('550 No such\r\nmailbox ', { code: 'EENVELOPE', responseCode: 550 });
  expect(failureWords(refused)).toBe(
    'The receiver’s mail server does not know this address. (550 No such mailbox)',
  );
});

test.each([
  [550, '550 5.1.1 User unknown', 'does not know this address'],
  [552, '552 5.2.2 Over quota', 'mailbox of the receiver is full'],
  [552, '552 5.3.4 Message too big', 'too large for the receiver'],
  [554, '554 5.7.1 Blocked', 'does not take mail from here'],
  [550, '550 Rejected as spam', 'does not take mail from here'],
  [451, '451 Try later', 'does not take the mail at the moment'],
  [554, '554 No', 'The mail server refused the mail.'],
])('an answer of %i, %s, means: %s', (responseCode, response, words) => {
  expect(failureWords(failing(response, { responseCode, response }))).toContain(words);
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
