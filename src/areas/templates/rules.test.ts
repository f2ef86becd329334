import { expect, test } from 'vitest';
import { processorMs } from '#platform/server/testing/processor-ms.ts';
import {
  emptyFieldsWords,
  MERGE_FIELD_NAMES,
  mergeInto,
  mergeIntoHtml,
  mergeProblems,
  written,
} from './rules.ts';

const plain = (value: string) => value;

test('merge fields stand for the customer, the policy, the agency and the employee', () => {
  const groups = new Set(MERGE_FIELD_NAMES.map((name) => name.split('.')[0]));
  expect([...groups]).toEqual(['customer', 'policy', 'agency', 'employee']);
  expect(mergeProblems(MERGE_FIELD_NAMES.map(written).join(' '))).toEqual([]);
});

test('values are put in; a field without one leaves nothing', () => {
  const text = 'Dear {{customer.firstName}} {{ customer.lastName }}, {{policy.number}}!';
  expect(mergeInto(text, { 'customer.firstName': 'Zoë', 'customer.lastName': 'Lee' }, plain)).toBe(
    'Dear Zoë Lee, !',
  );
});

test('a value that looks like a merge field is not merged again', () => {
  const values = { 'customer.name': '{{agency.name}}', 'agency.name': 'Palmetto' };
  expect(mergeInto('{{customer.name}}', values, plain)).toBe('{{agency.name}}');
});

test.each([
  ['Dear {{customer.nam}}', 'There is no merge field {{customer.nam}}. Choose one from the list.'],
  ['{{}}', 'There is no merge field {{}}. Choose one from the list.'],
  ['{{constructor}}', 'There is no merge field {{constructor}}. Choose one from the list.'],
  ['Dear {{customer.name', 'A merge field is not closed. Write it like {{customer.name}}.'],
  ['{{customer.name} and {{agency.name}}', 'A merge field is not closed. Write it like {{customer.name}}.'],
  ['<p>{{customer.name</p><p>}</p>', 'A merge field is not closed. Write it like {{customer.name}}.'],
  [
    '<a href="https://pay.test/{{customer.nr}}">Pay</a>',
    'There is no merge field {{customer.nr}}. Choose one from the list.',
  ],
  [
    '<p>{{customer.name}} {{customer.<em>name</em>}}</p>',
    'The merge field {{customer.name}} changes its look inside. Choose it again from the list.',
  ],
  [
    '<p>{{customer.<b>name</b>}}</p>',
    'The merge field {{customer.name}} changes its look inside. Choose it again from the list.',
  ],
])('an unknown or broken merge field is refused by its name: %s', (text, problem) => {
  expect(mergeProblems(text)).toEqual([problem]);
});

test('braces around a field are words', () => {
  expect(mergeProblems('{{{customer.name}}} } {')).toEqual([]);
});

test('a text full of braces and spaces is read quickly', async () => {
  const took = await processorMs(() => {
    for (const text of [`{{${' '.repeat(200_000)}x{`, '{{ '.repeat(60_000), '{'.repeat(200_000)]) {
      mergeProblems(text);
      mergeInto(text, {}, plain);
    }
  });
  expect(took).toBeLessThan(2000);
});

test('in the address of a link a value is written as an address, beside it as a word', () => {
  const values = { 'customer.name': 'A&b=1 "x"' };
  const link = '<a href="https://pay.test/?for={{customer.name}}">{{customer.name}}</a>';
  expect(mergeIntoHtml(link, values, { word: plain, address: encodeURIComponent })).toBe(
    '<a href="https://pay.test/?for=A%26b%3D1%20%22x%22">A&b=1 "x"</a>',
  );
});

test('empty fields are named, and the policy is asked for while none is chosen', () => {
  expect(emptyFieldsWords(['policy.number', 'customer.address'], false)).toBe(
    'Choose the policy that this is about. Nothing is known for: policy number, customer street address.',
  );
  expect(emptyFieldsWords(['policy.type'], true)).toBe('Nothing is known for: policy type.');
});
