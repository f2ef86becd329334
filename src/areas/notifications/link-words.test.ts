import { expect, test } from 'vitest';
import { actionWords, linkedTo } from './link-words.ts';

test.each([
  ['/task?view=1100007', { kind: 'task', id: 1_100_007 }, 'Open task'],
  ['/finance/2200005#payment', { kind: 'contract', id: 2_200_005 }, 'View contract'],
  ['/customer/104512?tab=email&email=9', { kind: 'customer', id: 104_512 }, 'See email'],
  ['/customer/104512', { kind: 'customer', id: 104_512 }, 'View customer'],
  ['/email?email=9', undefined, 'See email'],
  ['/admin/take-out', undefined, 'Get the files'],
  ['/admin/webhooks?webhook=3', undefined, 'See webhook'],
  ['/admin/backoffice/view/1002', undefined, 'View account'],
  ['/market_place', undefined, 'See Market Place'],
  ['/somewhere/else', undefined, 'Open'],
  ['/task?view=x', undefined, 'Open task'],
])('%s says which record it leads to and what it asks for', (link, record, words) => {
  expect(linkedTo(link)).toEqual(record);
  expect(actionWords(link)).toBe(words);
});
