import { expect, test, vi } from 'vitest';
import { menuQuery } from './menu-queries.ts';

test('the kept menu is for that person with those rights, and nobody else', () => {
  const data = { report: [], training: [], admin: [], offices: [] };
  const stored = JSON.stringify({ userId: 7, rights: 'training', at: 5, data });
  vi.stubGlobal('localStorage', { getItem: () => stored });
  const begin = (userId: number, rights: string) => {
    const { initialData } = menuQuery({ userId, rights });
    return typeof initialData === 'function' ? initialData() : initialData;
  };
  expect(begin(7, 'training')).toEqual(data);
  expect(begin(7, 'training,admin')).toBeUndefined();
  expect(begin(8, 'training')).toBeUndefined();
});
