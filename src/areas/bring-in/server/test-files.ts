import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { until } from '#platform/server/testing/until.ts';
import * as contract from '../contract.ts';
import type { Kind } from '../fields.ts';
import { isAtWork } from '../rules.ts';

/** Sends a file as the screen does. */
export function sendFile(
  { client }: TestPerson,
  kind: Kind,
  content: string | Uint8Array,
  name = `${kind}.csv`,
) {
  const form = new FormData();
  form.append('files', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  form.append('kind', kind);
  return client.call(contract.uploadBringIn, { body: form });
}

/** The file once nothing works on it. */
export function settled({ client }: TestPerson, id: number): Promise<contract.BringInView> {
  return until('the work to end', async () => {
    const { body } = await client.call(contract.viewBringIn, { params: { id } });
    return isAtWork(body.state) ? undefined : body;
  });
}

export async function rowsOf({ client }: TestPerson, id: number): Promise<contract.BringInRow[]> {
  return (await client.call(contract.listBringInRows, { params: { id }, query: { per_page: 100 } })).body
    .results;
}

/** Reads the file and imports all of it. */
export async function broughtIn(person: TestPerson, kind: Kind, content: string, fills = false) {
  const { body } = await sendFile(person, kind, content);
  const params = { id: body.id };
  if (body.state === 'mapping')
    await person.client.call(contract.readBringIn, { params, body: { map: body.map } });
  await settled(person, body.id);
  await person.client.call(contract.importBringIn, { params, body: { fills } });
  return settled(person, body.id);
}

export const countOf = ({ outcomes }: contract.BringInView) =>
  Object.fromEntries(outcomes.map(({ outcome, rows }) => [outcome, rows]));
