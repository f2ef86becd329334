import { expect, test } from 'vitest';
import { TABS, tabAt } from './tabs.ts';

const labelAt = (path: string, hash = '') => tabAt(TABS, path, hash)?.label;

test('a screen belongs to the tab whose address is the longest match for its own', () => {
  expect(labelAt('/')).toBe('Home');
  expect(labelAt('/', 'dashboard')).toBe('Dashboard');
  expect(labelAt('/', 'elsewhere')).toBe('Home');
  expect(labelAt('/office/view/12')).toBe('Office');
  expect(labelAt('/leads/Incubate')).toBe('Leads');
  expect(labelAt('/training/12')).toBe('Training');
  expect(labelAt('/admin/agency')).toBe('Admin');
  expect(labelAt('/office/message')).toBe('Admin');
  expect(labelAt('/commissions/reconcile/12')).toBe('Admin');
  expect(labelAt('/admin/backoffice/view/1001')).toBe('Back Office');
  expect(labelAt('/customer/104238')).toBe('Home');
  expect(labelAt('/policy/700001/edit')).toBe('Home');
  expect(labelAt('/task')).toBe('Home');
  expect(labelAt('/receipt/800001')).toBe('Home');
  expect(labelAt('/receipts')).toBe('Home');
  expect(labelAt('/petty-cash')).toBe('Home');
  expect(labelAt('/hours')).toBe('Home');
  expect(labelAt('/eod')).toBe('EOD');
  expect(labelAt('/fileLocker/bin')).toBe('File Locker');
  expect(labelAt('/reports/receipts/rows')).toBe('Reports');
  expect(labelAt('/lead/500001')).toBe('Leads');
  expect(labelAt('/quotes')).toBe('Rater');
  expect(labelAt('/quote/2800001/edit')).toBe('Rater');
  expect(labelAt('/settings')).toBeUndefined();
  expect(labelAt('/administration')).toBeUndefined();
});
