import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOG_BOOK } from './log-book.ts';

const ROOT = join(import.meta.dirname, '../..');
const areaOf = (file: string) => file.split('/')[2] as string;
const areasWith = (pattern: string, has: RegExp) =>
  new Set(
    globSync(pattern, { cwd: ROOT })
      .filter((file) => !/test/.test(file) && has.test(readFileSync(join(ROOT, file), 'utf8')))
      .map(areaOf),
  );

test('every area that logs describes its records in log.ts, and every log.ts is in the book', () => {
  const logging = areasWith('src/areas/*/server/*.ts', /writeChange|RecordKind<|INTO change_log/);
  const telling = areasWith('src/areas/*/log.ts', /export const LOG\b/);
  expect([...logging].filter((area) => !telling.has(area))).toEqual([]);
  const book = readFileSync(join(ROOT, 'src/app/log-book.ts'), 'utf8');
  expect([...telling].filter((area) => !book.includes(`'#areas/${area}/log.ts'`))).toEqual([]);
});

test('what an area logs about another area’s record is shown with it, and the owner names the page', () => {
  expect(LOG_BOOK.get('employee')?.page?.(7)).toEqual({ to: '/admin/employees/$id', params: { id: 7 } });
  expect(LOG_BOOK.get('customer')?.actions).toContain('policies moved here');
  expect(LOG_BOOK.get('commission file')?.actions).toContain('posted');
});

test('no field is shown without a label', () => {
  const labels = [...LOG_BOOK.values()].flatMap(({ subject, fields }) =>
    Object.entries(fields).map(([field, told]) => [
      `${subject}: ${field}`,
      typeof told === 'string' ? told : told.label,
    ]),
  );
  expect(labels.filter(([, label]) => !label || /^[a-z]/.test(label))).toEqual([]);
});
