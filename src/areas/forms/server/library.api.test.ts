import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attachmentRoutes } from '#areas/attachments/server/public.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { FIELDS_MAX } from '../rules/fields.ts';
import { readFields } from './form-work.ts';
import { formRoutes } from './public.ts';
import { makeFormPdf } from './test-data.ts';
import { formsOf, MAPPING, newFormWorld } from './test-forms.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [formRoutes, attachmentRoutes] });
});
afterAll(() => app.close());

test('an administrator adds a form: its fields are read, and the PDF comes back as it was', async () => {
  const { admins } = await newFormWorld(app);
  const pdf = await makeFormPdf();
  const { status, body } = await admins.add(pdf, 'acord 27.pdf', 'ACORD 27');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'ACORD 27',
    filename: 'acord 27.pdf',
    pages: 1,
    fieldCount: 4,
    mappedCount: 0,
  });
  expect(body.fields).toMatchObject([
    { name: 'insured', label: 'insured', kind: 'text', page: 1, maxLength: 40, isMultiline: false },
    { name: 'remarks', kind: 'text', maxLength: null, isMultiline: true },
    { name: 'auto', kind: 'check' },
    { name: 'state', kind: 'choice', options: ['FL', 'GA'] },
  ]);
  expect((await admins.blank(body.id)).bytes.equals(pdf)).toBe(true);
  expect((await admins.list()).body.results.map(({ name }: { name: string }) => name)).toEqual([
    'ACORD 25',
    'ACORD 27',
  ]);
});

test('whoever is no administrator reads forms and changes none', async () => {
  const { agents, form } = await newFormWorld(app);
  expect((await agents.find(form.id)).status).toBe(200);
  for (const answer of [
    await agents.add(await makeFormPdf()),
    await agents.map(form.id, []),
    await agents.save(form.id, { name: 'Mine' }),
    await agents.switch(form.id, false),
  ])
    expect(answer.status).toBe(403);
});

test('forms of another agency are not there', async () => {
  const { form } = await newFormWorld(app);
  const other = formsOf((await newFormWorld(app)).admin);
  for (const answer of [await other.find(form.id), await other.blank(form.id), await other.map(form.id, [])])
    expect(answer.status).toBe(404);
});

async function without(change: (doc: PDFDocument) => void): Promise<Buffer> {
  const doc = await PDFDocument.load(await makeFormPdf());
  change(doc);
  return Buffer.from(await doc.save());
}

test('a PDF with scripts, under a password, without fields or with thousands of them is refused with the reason', async () => {
  const { admins } = await newFormWorld(app);
  const empty = await PDFDocument.create();
  empty.addPage();
  const locked = await PDFDocument.load(await makeFormPdf());
  locked.encrypt({ userPassword: 'secret', ownerPassword: 'secret', permissions: {} });
  const refused: [Buffer, RegExp][] = [
    [await without((doc) => doc.addJavaScript('a', 'app.alert(1)')), /with scripts/],
    [
      await without(({ context, catalog }) =>
        catalog.set(PDFName.of('OpenAction'), context.obj({ S: 'Launch', F: 'calc.exe' })),
      ),
      /start other programs/,
    ],
    [Buffer.from(await locked.save({ useObjectStreams: false })), /password/],
    [Buffer.from(await empty.save()), /no form fields/],
    [await makeFormPdf(FIELDS_MAX), /At most 1,000/],
    [Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\nstartxref\n0\n%%EOF\n'), /cannot be read|no form fields/],
    [Buffer.from('GIF89a'), /not that of a pdf/],
  ];
  for (const [bytes, reason] of refused) {
    const { status, body } = await admins.add(bytes);
    expect([status, body.message, body.errors]).toEqual([
      422,
      expect.anything(),
      { files: [expect.stringMatching(reason)] },
    ]);
  }
  expect((await admins.list()).body.results).toHaveLength(1);
});

test('a PDF that takes too long to read is given up', async () => {
  await expect(readFields(1, await makeFormPdf(300), 1)).rejects.toMatchObject({ status: 422 });
});

test('of two people who map a form at once, the later is told who was first and what is stored', async () => {
  const { agency, admins, form } = await newFormWorld(app);
  const other = formsOf(await agency.newPerson({ permissions: { PRowner: 1 } }));
  const [first, second] = [MAPPING.slice(0, 1), MAPPING.slice(1, 2)];
  const answers = await Promise.all([
    admins.map(form.id, first, form.version),
    other.map(form.id, second, form.version),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [won, lost] = answers.toSorted((one, another) => one.status - another.status);
  expect(lost?.body.current).toEqual(won?.body);
  expect((await admins.map(form.id, MAPPING)).body.mapping).toEqual(MAPPING);
});

test('a mapping names fields of the form and facts that there are', async () => {
  const { admins, form } = await newFormWorld(app);
  const [mapped] = MAPPING;
  for (const wrong of [
    [{ ...mapped, field: 'gone' }],
    [{ ...mapped, fact: 'customer.secret' }],
    [mapped, mapped],
    [{ field: 'auto', fact: 'policy.type', when: '' }],
    'nothing',
  ])
    expect((await admins.map(form.id, wrong)).status).toBe(422);
  expect((await admins.find(form.id)).body.mapping).toEqual(MAPPING);
});
