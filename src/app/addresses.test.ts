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

test('leads keep the spelling of their lists; leadEdit.php adds or edits one', () => {
  expect(resolveAddress(HASH_ROUTES, '/leads/CallCenter?page=2')).toBe('/leads/CallCenter?page=2');
  expect(resolveAddress(PAGE_LINKS, '/leadEdit.php?id=0')).toBe('/lead/add');
  expect(resolveAddress(PAGE_LINKS, '/leadEdit.php?id=500001')).toBe('/lead/500001/edit');
});

test('the old payment page opens the payment with everything in its query, and the old receipt its number', () => {
  expect(
    resolveAddress(PAGE_LINKS, '/customersPayment.php?id=7&items=1,2&financeAmount=5.50&isFinancePayment=1'),
  ).toBe('/customer/7/payment?items=1,2&financeAmount=5.50&isFinancePayment=1');
  expect(resolveAddress(PAGE_LINKS, '/payment_receipt.php?receiptNum=42&officeID=11&id=7')).toBe(
    '/customer/7/receipt/11/42',
  );
  expect(resolveAddress(PAGE_LINKS, '/payment_receipt.php?id=7&receiptNum=42')).toBeUndefined();
});

test('letters where digits belong, a missing id and an unknown address open nothing', () => {
  expect(resolveAddress(HASH_ROUTES, '/office/view/abc')).toBeUndefined();
  expect(resolveAddress(PAGE_LINKS, '/customerEdit.php?id=1%2F..%2F2')).toBeUndefined();
  expect(resolveAddress(PAGE_LINKS, '/customerEdit.php')).toBeUndefined();
  expect(resolveAddress(HASH_ROUTES, '/elsewhere')).toBeUndefined();
  expect(resolveAddress(HASH_ROUTES, '/home/more')).toBeUndefined();
});

test('an address whose screen does not exist yet opens nothing', () => {
  expect(resolveAddress([{ from: '/later' }, { from: '/now', to: '/now' }], '/later')).toBeUndefined();
});
