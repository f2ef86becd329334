import { expect, test } from 'vitest';
import { HASH_ROUTES, PAGE_LINKS, resolveAddress } from './addresses.ts';

test('an old address opens the new one and keeps its query', () => {
  expect(resolveAddress(HASH_ROUTES, '/customer/search?selection=phone&query=555%201234')).toBe(
    '/customer/search?selection=phone&query=555%201234',
  );
  expect(resolveAddress(HASH_ROUTES, '/office/view/12?hideHeader=true')).toBe(
    '/office/view/12?hideHeader=true',
  );
  expect(resolveAddress(PAGE_LINKS, '/dashboard.php')).toBe('/');
});

test('customerEdit.php with id 0 adds a customer, with another id it edits that one', () => {
  expect(resolveAddress(PAGE_LINKS, '/customerEdit.php?id=0&source=Radio')).toBe(
    '/customer/add?source=Radio',
  );
  expect(resolveAddress(PAGE_LINKS, '/customerEdit.php?id=104238')).toBe('/customer/104238/edit');
});

test('letters where digits belong, a missing id and an unknown address open nothing', () => {
  expect(resolveAddress(HASH_ROUTES, '/office/view/abc')).toBeUndefined();
  expect(resolveAddress(PAGE_LINKS, '/customerEdit.php?id=1%2F..%2F2')).toBeUndefined();
  expect(resolveAddress(PAGE_LINKS, '/customerEdit.php')).toBeUndefined();
  expect(resolveAddress(HASH_ROUTES, '/elsewhere')).toBeUndefined();
  expect(resolveAddress(HASH_ROUTES, '/home/more')).toBeUndefined();
});

test('an address whose screen does not exist yet opens nothing', () => {
  expect(resolveAddress(HASH_ROUTES, '/leads/new')).toBeUndefined();
  expect(resolveAddress(PAGE_LINKS, '/leadEdit.php?id=0')).toBeUndefined();
});
