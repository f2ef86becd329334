import { expect, test } from 'vitest';
import { filesParam, readFilesParam } from './files-address.ts';
import { placeOf } from './record-place.ts';

const TASK = { tableName: 'task', recordId: 12, customerId: 7 } as const;

test('the address bar names the open record', () => {
  expect(filesParam(TASK)).toBe('task.12.7');
  expect(readFilesParam('task.12.7')).toEqual(TASK);
  expect(readFilesParam('lead.3')).toEqual({ tableName: 'lead', recordId: 3, customerId: 0 });
  for (const wrong of [undefined, '', 'task', 'task.0', 'task.x', 'task.1.5x', 'house.1', 'task.1e400'])
    expect(readFilesParam(wrong)).toBeUndefined();
});

test('each record has a page to open its files over', () => {
  expect(placeOf(TASK)).toEqual({ to: '/customer/7', search: { tab: 'tasks' } });
  expect(placeOf({ ...TASK, customerId: 0 })).toEqual({ to: '/task' });
  expect(placeOf({ ...TASK, tableName: 'customer' })).toEqual({ to: '/customer/12' });
  expect(placeOf({ ...TASK, tableName: 'policy' })).toEqual({ to: '/policy/12' });
  expect(placeOf({ ...TASK, tableName: 'backoffice' })).toEqual({ to: '/admin/backoffice/view/12' });
  expect(placeOf({ ...TASK, tableName: 'premiumFinance' })).toEqual({ to: '/finance/12' });
});
