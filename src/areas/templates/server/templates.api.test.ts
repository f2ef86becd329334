import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { readPdfText } from '#platform/server/pdf/test-read-pdf-text.ts';
import { processorMs } from '#platform/server/testing/processor-ms.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { templateRoutes } from './public.ts';
import { buildTemplate } from './test-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [templateRoutes] });
});
afterAll(() => app.close());

const admin = async () =>
  (await app.newAgency({ name: 'Palmetto & Sons' })).newPerson({ permissions: { PRadmin: 1 } });
const save = (person: TestPerson, body: Record<string, unknown>, id = 0) =>
  person.client.call(contract.saveTemplate, {
    params: { id },
    body: { kind: 'emailBlast', title: 'Renewal', subject: 'Hi', body: '<p>Hello</p>', ...body },
  });

test('a template is added, listed, edited and chosen; someone who may not administer sees only the choices', async () => {
  const person = await admin();
  const added = await save(person, { subject: 'For {{customer.name}}', body: '<p>Hi<script>1</script></p>' });
  expect(added.body).toMatchObject({ title: 'Renewal', body: '<p>Hi</p>', version: 1, active: true });
  const letter = await save(person, { kind: 'customLetter' });
  expect((await person.client.call(contract.emailTemplates)).body.results).toEqual([
    { id: added.body.id, description: 'Renewal' },
  ]);
  expect((await person.client.call(contract.letterTemplates)).body.results).toEqual([
    { id: letter.body.id, title: 'Renewal' },
  ]);
  await save(person, { active: false }, added.body.id);
  expect((await person.client.call(contract.emailTemplates)).body.results).toEqual([]);
  const listed = await person.client.call(contract.listTemplates, { query: { kind: 'emailBlast' } });
  expect(listed.body.results).toMatchObject([{ id: added.body.id, active: false, version: 2 }]);
  const log = await person.client.call(contract.templateLog, { params: { id: added.body.id } });
  expect(log.body.results.map(({ action }: { action: string }) => action)).toEqual(['edited', 'added']);
});

test('an unknown merge field is refused at its field by name', async () => {
  const { status, body } = await save(await admin(), {
    subject: '{{customer.nam}}',
    body: '<p>{{policy.nmbr}} {{agency.name}}</p>',
  });
  expect(status).toBe(422);
  expect(body.errors).toEqual({
    subject: ['There is no merge field {{customer.nam}}. Choose one from the list.'],
    body: ['There is no merge field {{policy.nmbr}}. Choose one from the list.'],
  });
});

test.each([
  [{ title: ' ' }, 'title', 'Enter a title.'],
  [{ body: '<p> </p>' }, 'body', 'Enter text.'],
  [{ subject: 'a\r\nBcc: x@y.test' }, 'subject', 'Must be one line, without control characters.'],
  [{ kind: 'customLetter', isDefault: true }, 'isDefault', 'Only an email template can start new emails.'],
  [
    { isDefault: true, active: false },
    'isDefault',
    'A template that is switched off cannot start new emails. Change one of the two.',
  ],
])('%j is refused', async (bad, field, message) => {
  expect((await save(await admin(), bad)).body.errors).toEqual({ [field]: [message] });
});

test('a title that is taken is refused at its field, also when two people save at the same time', async () => {
  const person = await admin();
  const both = await Promise.all([save(person, {}), save(person, { title: 'RENEWAL' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(both.find(({ status }) => status === 422)?.body.errors).toHaveProperty('title');
});

test('a stale version is refused with the current record', async () => {
  const person = await admin();
  const { id } = (await save(person, {})).body;
  await save(person, { subject: 'Second', version: 1 }, id);
  const late = await save(person, { subject: 'Third', version: 1 }, id);
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ changedBy: person.name, current: { subject: 'Second', version: 2 } });
});

test('one template at most is the default, however many are made the default at the same time', async () => {
  const person = await admin();
  const titles = ['One', 'Two', 'Three', 'Four'];
  const answers = await Promise.all(titles.map((title) => save(person, { title, isDefault: true })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { body } = await person.client.call(contract.listTemplates);
  expect(body.results.filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1);
});

test('whoever takes the default away is named in the log of the template that had it, and in its conflict', async () => {
  const agency = await app.newAgency();
  const [first, second] = [
    await agency.newPerson({ firstName: 'Ann', permissions: { PRadmin: 1 } }),
    await agency.newPerson({ firstName: 'Ben', permissions: { PRadmin: 1 } }),
  ];
  const { id, version } = (await save(first, { isDefault: true })).body;
  await save(second, { title: 'Newer', isDefault: true });
  const log = await first.client.call(contract.templateLog, { params: { id } });
  expect(log.body.results[0]).toMatchObject({
    by: second.name,
    changes: [{ field: 'isDefault', before: true, after: false }],
  });
  const late = await save(first, { isDefault: true, version }, id);
  expect([late.status, late.body.changedBy]).toEqual([409, second.name]);
});

test('a preview of a page of open tags is refused or shown quickly', async () => {
  const person = await admin();
  const customerId = await buildCustomer(app.owner, person.masterId);
  const body = { body: '<'.repeat(200_000), customerId };
  const took = await processorMs(() => person.client.call(contract.previewTemplate, { body }));
  expect(took).toBeLessThan(5000);
});

test('a template is filled in for a customer and a policy, every value as text', async () => {
  const person = await admin();
  const customerId = await buildCustomer(app.owner, person.masterId, {
    first_name: '<img src=x onerror=alert(1)>',
    last_name: 'O’Neil & Co',
  });
  const policyId = await buildPolicy(app.owner, person.masterId, {
    customer_id: customerId,
    policy_number: 'AUTO-7',
    premium: 123_450,
  });
  const { id } = (
    await save(person, {
      subject: '{{policy.number}} of {{customer.lastName}}',
      body: `<p>{{customer.name}}: {{policy.premium}}, {{agency.name}}, {{employee.name}}
        <a href="https://pay.test/?for={{customer.name}}">Pay</a></p>`,
    })
  ).body;
  const { body } = await person.client.call(contract.emailBlast, { query: { id, customerId, policyId } });
  expect(body.subject).toBe('AUTO-7 of O’Neil & Co');
  expect(body.body).toContain(
    `<p>&lt;img src=x onerror=alert(1)&gt; O’Neil &amp; Co: $1,234.50, Palmetto &amp; Sons, ${person.name}`,
  );
  expect(body.body).toContain(
    'href="https://pay.test/?for=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E%20O%E2%80%99Neil%20%26%20Co"',
  );
  const other = await buildCustomer(app.owner, person.masterId);
  const query = { id, customerId: other, policyId };
  expect((await person.client.call(contract.emailBlast, { query })).status).toBe(404);
  expect((await person.client.call(contract.customLetter, { query: { id } })).status).toBe(404);
});

test('the fields that would be empty are named: those of the policy until one is chosen, and what nobody knows', async () => {
  const person = await admin();
  const customerId = await buildCustomer(app.owner, person.masterId, { address: '' });
  const policyId = await buildPolicy(app.owner, person.masterId, { customer_id: customerId });
  const body = '<p>{{customer.name}} {{customer.address}} {{policy.number}} {{policy.number}}</p>';
  for (const [kind, endpoint] of [
    ['emailBlast', contract.emailBlast],
    ['customLetter', contract.customLetter],
  ] as const) {
    const { id } = (await save(person, { kind, title: kind, subject: '{{policy.premium}}', body })).body;
    const empty = async (about: object) =>
      (await person.client.call(endpoint, { query: { id, customerId, ...about } })).body.empty;
    expect(await empty({})).toEqual(['policy.premium', 'customer.address', 'policy.number']);
    expect(await empty({ policyId })).toEqual(['customer.address']);
  }
});

test('the default body is empty until a template is the default', async () => {
  const person = await admin();
  const ask = async () => (await person.client.call(contract.emailBlast, { query: { default: 1 } })).body;
  expect(await ask()).toEqual({ subject: '', body: '', empty: [] });
  await save(person, { isDefault: true, body: '<p>Regards, {{employee.firstName}}</p>' });
  expect((await ask()).body).toBe(`<p>Regards, ${person.name.split(' ')[0]}</p>`);
});

test('a preview shows what is being written on a real customer, without what is hostile in it', async () => {
  const person = await admin();
  const customerId = await buildCustomer(app.owner, person.masterId, { first_name: 'Zoë' });
  const preview = (body: object) => person.client.call(contract.previewTemplate, { body });
  const written = '<p onclick="x()">Dear {{customer.firstName}}</p><iframe src="https://evil.test"></iframe>';
  expect((await preview({ subject: 'Hi', body: written, customerId })).body).toEqual({
    subject: 'Hi',
    body: '<p>Dear Zoë</p>',
    empty: [],
  });
  const refused = await preview({ body: '{{x}}', customerId });
  expect(refused.body.errors).toHaveProperty('body');
  const stranger = await buildCustomer(app.owner, (await admin()).masterId);
  expect((await preview({ body: 'x', customerId: stranger })).body.errors).toHaveProperty('customerId');
});

test('a letter is a PDF with the address of the customer and the words of the letter', async () => {
  const person = await admin();
  const customerId = await buildCustomer(app.owner, person.masterId, { address: '7 Main St', city: 'Miami' });
  const letter = {
    kind: 'customLetter',
    subject: 'Cancellation',
    body: '<p>Dear <b>{{customer.name}}</b></p>',
  };
  const id = await buildTemplate(app.owner, person.masterId, letter);
  const answer = await person.client.send('GET', `/api/templates/${id}/letter.pdf?customerId=${customerId}`);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const text = readPdfText(answer.bytes).map((words) => words.trim());
  expect(text).toEqual(
    expect.arrayContaining([
      'Palmetto & Sons',
      '7 Main St',
      'Dear',
      'Maria Johnson',
      'Cancellation · Page 1 of 1',
    ]),
  );
});
