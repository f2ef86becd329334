import { expect, test } from 'vitest';
import { CONTENT_TYPES } from '#areas/attachments/rules.ts';
import type { GateFacts } from '#platform/shared/gates.ts';
import { permissionFlags } from '#platform/shared/permissions.ts';
import { lockerName } from './fields.ts';
import { fileNameProblem, goneAt, lockerOffice, lowName, opensLocker, sweptBefore } from './rules.ts';

const read = (name: unknown) => lockerName.safeParse(name);

test('a name has at most 255 characters, no control characters and no slashes', () => {
  expect(read('a'.repeat(255)).success).toBe(true);
  for (const name of ['a'.repeat(300), '', '  ', 'a/b', 'a\\b', 'a\nb', 'a\u0000b', 'a\u202eb', '.', '..', 7])
    expect(read(name).success, String(name)).toBe(false);
  expect(read(' Re\u0301sume\u0301 ').data).toBe('Résumé');
});

test('names are compared without case, whatever computer they come from', () => {
  expect(lowName('RE\u0301SUME\u0301.pdf')).toBe(lowName('résumé.PDF'));
  expect(lowName('resume.pdf')).not.toBe(lowName('résumé.pdf'));
});

test('a file keeps the ending of its kind, and none hides behind another', () => {
  expect(fileNameProblem('Scan.JPEG', CONTENT_TYPES.jpg)).toBeUndefined();
  expect(fileNameProblem('Scan.pdf', CONTENT_TYPES.jpg)).toBe('Keep the ending .jpeg.');
  expect(fileNameProblem('Scan', CONTENT_TYPES.pdf)).toBe('Keep the ending .pdf.');
  expect(fileNameProblem('Scan.exe.pdf', CONTENT_TYPES.pdf)).toContain('hides a second type');
});

const facts = (permissions: Record<string, unknown>, officeId: number | null) =>
  ({
    permissions: { ...permissionFlags(permissions), BACKOFFICE_ACCOUNT_ADDONS: [] },
    officeId,
  }) as unknown as GateFacts;

test('someone opens the locker of their home office; owners, administrators and people without one open every locker', () => {
  expect(lockerOffice(facts({}, 12))).toBe(12);
  expect(opensLocker(facts({}, 12), 13)).toBe(false);
  for (const every of [facts({ PRowner: 1 }, 12), facts({ PRadmin: 1 }, 12), facts({}, null)])
    expect(opensLocker(every, 13)).toBe(true);
});

test('what is thrown away is gone for good after 30 days', () => {
  const thrown = new Date('2026-03-01T12:00:00Z');
  expect(goneAt(thrown).toISOString()).toBe('2026-03-31T12:00:00.000Z');
  expect(sweptBefore(goneAt(thrown))).toEqual(thrown);
});
