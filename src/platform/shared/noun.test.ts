import { expect, test } from 'vitest';
import { counted, pluralOf, withNoun } from './noun.ts';

test.each([
  ['Enter a Customer ID', 'Enter a Client ID'],
  ['not a valid customer number', 'not a valid client number'],
  ['This lead is already a customer.', 'This lead is already a client.'],
  ['Customers and their policies; the customer’s page', 'Clients and their policies; the client’s page'],
  ['Write it like {{customer.name}}.', 'Write it like {{customer.name}}.'],
  ['/customer/12 and customer@example.test', '/customer/12 and customer@example.test'],
  ['Customization', 'Customization'],
])('the agency’s own word replaces customer: %s', (text, expected) => {
  expect(withNoun(text, 'client')).toBe(expected);
});

test('the article goes with the word', () => {
  expect(withNoun('Choose a customer. A customer has', 'insured')).toBe('Choose an insured. An insured has');
});

test('texts stay exactly as the specification has them while the word is the usual one', () => {
  const text = 'Email not sent to customer as they are opted out';
  for (const noun of ['', 'customer']) expect(withNoun(text, noun)).toBe(text);
});

test.each([
  ['company', 'companies'],
  ['family', 'families'],
  ['attorney', 'attorneys'],
  ['business', 'businesses'],
  ['church', 'churches'],
  ['box', 'boxes'],
  ['client', 'clients'],
  ['policy holder', 'policy holders'],
  ['insured person', 'insured people'],
  ['Tradesman', 'Tradesmen'],
  ['insured', 'insureds'],
])('many of %s are %s', (noun, nouns) => {
  expect(pluralOf(noun)).toBe(nouns);
  expect(withNoun('Two customers', noun)).toBe(`Two ${nouns}`);
});

test('one is counted by the noun, any other number by its plural', () => {
  expect([1, 0, 2].map((count) => counted(count, 'cash receipt'))).toEqual([
    '1 cash receipt',
    '0 cash receipts',
    '2 cash receipts',
  ]);
  expect(counted(1000, 'person')).toBe('1,000 people');
});
