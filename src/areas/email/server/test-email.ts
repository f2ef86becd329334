import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import type { TestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';
import type { SentFile } from '#platform/shared/endpoint.ts';
import { attachFile, createEmail } from '../contract.ts';

/** Sends a mail from the person's own address to Ann, unless told otherwise. */
export function create(person: TestPerson, mail: Record<string, unknown> = {}, key?: string) {
  const body = {
    from: person.email,
    to: 'ann@person.test',
    subject: 'Hello',
    body: '<p>Hi Ann</p>',
    ...mail,
  };
  return person.client.call(createEmail, { body, ...(key && { headers: { 'idempotency-key': key } }) });
}

/** Uploads files as the popup does. */
export function attach(person: TestPerson, files: SentFile[], fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const { filename, bytes } of files) form.append('files', new Blob([Uint8Array.from(bytes)]), filename);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return person.client.call(attachFile, { body: form });
}

export const textFile = (filename: string, content = 'Hello'): SentFile => ({
  filename,
  bytes: Buffer.from(content),
});

/** Waits until the job has brought the mail into this state. */
export function untilState(app: TestApp, id: number, state: string): Promise<Record<string, unknown>> {
  const look = async () => {
    const { rows } = await app.owner.query('SELECT * FROM emails WHERE id = $1', [id]);
    return rows[0]?.state === state ? rows[0] : undefined;
  };
  return until(`mail ${id} ${state}`, look, 40);
}
