import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdfText } from '#platform/server/pdf/test-read-pdf-text.ts';
import { slowestHealth } from '#platform/server/testing/slowest-health.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { letterPdf } from '../contract.ts';
import { templateRoutes } from './public.ts';
import { buildTemplate } from './test-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [templateRoutes] });
});
afterAll(() => app.close());

const WORD = 'aWordThatNeverEnds'.repeat(5556);

test.each([
  ['one word of 100,000 letters', `<p>${WORD}</p>`],
  ['a word that changes its look all the time', `<p>${'<b>bold</b><i>italic</i>'.repeat(2000)}</p>`],
  ['lists within lists', `${'<ul><li>'.repeat(2400)}deep${'</li></ul>'.repeat(2400)}`],
])('letter.pdf of a template with %s keeps nobody waiting: all PDFs are made on threads', async (_, body) => {
  const person = await (await app.newAgency()).newPerson();
  const id = await buildTemplate(app.owner, person.masterId, { kind: 'customLetter', body });
  const printing = person.client.call(letterPdf, { params: { id } });
  expect(await slowestHealth(app, printing)).toBeLessThan(1000);
  expect((await printing).status).toBe(200);
});

test('long words are broken first, and none of their letters is lost', async () => {
  const person = await (await app.newAgency()).newPerson();
  const word = WORD.slice(0, 9000);
  const body = `<p>Dear ${word} and <strong>${word}</strong> too</p>`;
  const id = await buildTemplate(app.owner, person.masterId, { kind: 'customLetter', body });
  const { bytes } = await person.client.call(letterPdf, { params: { id } });
  const text = readPdfText(bytes)
    .filter((line) => !line.includes(' · Page '))
    .join('');
  expect(text.split('aWordThatNeverEnds').length - 1).toBe(2 * 500);
  expect(text).toMatch(/Dear.*and.*too/s);
});
