import { expect, test } from 'vitest';
import { sanitizeHtmlWithVideos } from '#platform/server/html/sanitize-html-with-videos.ts';
import { officeMessageRows } from './office-message-rows.ts';

const rows = [...officeMessageRows()].map(({ values }) => values);

test('the list of messages has a page two, and every office that is in use has one', () => {
  const ours = rows.filter(({ master_id }) => master_id === 1001);
  expect(ours.length).toBeGreaterThan(15);
  expect([...new Set(ours.map(({ office_id }) => office_id))].toSorted()).toEqual([11, 12, 13, 14, 15, 16]);
});

test('the messages are what the server would store', () => {
  for (const { message } of rows) expect(sanitizeHtmlWithVideos(String(message))).toBe(message);
});
