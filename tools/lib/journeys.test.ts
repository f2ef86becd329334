import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const text = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const LISTED = /^(\d+)\. \*\*.+\.\*\* .+\n +Test: `(e2e\/[\w-]+\.spec\.ts)`, “(.+)”$/gm;
const journeys = [...text('docs/journeys.md').matchAll(LISTED)].map(([, number, file = '', title = '']) => ({
  number: Number(number),
  file,
  title,
}));

/** What moves a pointer, or puts the focus or a value somewhere past the keyboard. */
const PAST_THE_KEYBOARD =
  /\.(click|dblclick|tap|hover|fill|clear|check|uncheck|setChecked|selectOption|focus|blur|pressSequentially|dragTo|dispatchEvent|setInputFiles)\(|\.mouse\b|(?<!keyboard)\.press\(/g;

/** The test of that title, up to the end of its body. */
function bodyOf(file: string, title: string): string {
  const source = text(file);
  const start = source.indexOf(`test('${title}', `);
  return start < 0 ? '' : source.slice(start, source.indexOf('\n});\n', start));
}

test('docs/journeys.md lists 25 journeys or more, in order, each once', () => {
  expect(journeys.length).toBeGreaterThanOrEqual(25);
  expect(journeys.map(({ number }) => number)).toEqual(journeys.map((_, at) => at + 1));
  expect(new Set(journeys.map(({ title }) => title)).size).toBe(journeys.length);
  expect(text('docs/journeys.md').match(/^\d+\. /gm)).toHaveLength(journeys.length);
});

test.each(journeys)('$file does “$title” with keys and nothing else', ({ file, title }) => {
  const body = bodyOf(file, title);
  // It fails a test that uses a pointer, in a helper as well.
  expect(body).toContain('KeyboardHand.at(page)');
  expect(body.match(PAST_THE_KEYBOARD) ?? []).toEqual([]);
});
