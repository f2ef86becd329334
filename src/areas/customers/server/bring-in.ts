import { sql } from 'kysely';
import { type Author, writeChanges } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import type { Customer, CustomerInput } from '../contract.ts';
import { CUSTOMER_LOG } from '../log.ts';
import { CUSTOMERS } from './save-customer.ts';
import { insertCustomers, updateCustomer } from './store.ts';

/** Adds many at once, without households and vehicles; returns their ids in the same order. */
export async function addCustomers(
  db: Db,
  author: Author,
  inputs: readonly CustomerInput[],
): Promise<number[]> {
  if (inputs.length === 0) return [];
  await lockNames(
    db,
    author.masterId,
    inputs.map(({ businessName, firstName, lastName }) => `${businessName} ${firstName} ${lastName}`),
  );
  const ids = await insertCustomers(db, author.masterId, inputs);
  const { subject } = CUSTOMER_LOG;
  await writeChanges(
    db,
    author,
    inputs.map(({ version, ...after }, at) => ({
      subject,
      subjectId: ids[at] as number,
      action: 'added',
      after,
    })),
  );
  return ids;
}

/**
 * Takes the words of these names in their order: two people who add several customers at the same time would otherwise
 * wait for each other's words.
 */
async function lockNames(db: Db, masterId: number, names: readonly string[]): Promise<void> {
  await sql`
    INSERT INTO name_words AS known
    SELECT DISTINCT ${masterId}::bigint, w.word, 0
    FROM unnest(${[...names]}::text[]) AS given, words_of(halved(' ' || fold(trim(given)))) AS w
    ORDER BY 2
    ON CONFLICT (master_id, word) DO UPDATE SET customers = known.customers`.execute(db);
}

/** Gives a customer what they lack. False when there was nothing to give. */
export async function fillCustomer(
  db: Db,
  author: Author,
  id: number,
  input: CustomerInput,
): Promise<boolean> {
  let isFilled = false;
  await changeRecord(
    CUSTOMERS,
    { db, session: author },
    { id },
    {
      isDone: (before) => lacking(before, input).length === 0,
      change: async (before) => {
        isFilled = true;
        const given = Object.fromEntries(lacking(before, input).map((name) => [name, input[name]]));
        await updateCustomer(db, id, { ...before, ...given });
      },
    },
  );
  return isFilled;
}

const isEmpty = (value: unknown) => value === '' || value === null;

function lacking(before: Customer, input: CustomerInput): (keyof CustomerInput & keyof Customer)[] {
  const names = Object.keys(input).filter((name) => name in before) as (keyof CustomerInput &
    keyof Customer)[];
  return names.filter(
    (name) =>
      isEmpty(before[name]) &&
      !isEmpty(input[name]) &&
      // A person does not become a business because of a file.
      name !== 'businessName',
  );
}

/** Customers by their names, where exactly one has a name. */
export async function findCustomersNamed(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; id: number }>`
    SELECT g.name, min(c.id) AS id FROM (SELECT DISTINCT unnest(${[...names]}::text[]) AS name) AS g
    JOIN customers c ON c.name_key = ' ' || fold(trim(g.name))
    GROUP BY g.name HAVING count(*) = 1`.execute(db);
  return new Map(rows.map(({ name, id }) => [name, id]));
}
