import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { type NamedByNumber, recordKey } from '#platform/shared/log-words.ts';

interface NamedRecord extends NamedByNumber {
  name: string;
}

const PERSON = sql`first_name || ' ' || last_name`;

/** What people know a record by; kinds that nobody calls by a name are not here and keep their number. */
const NAMES: Record<string, [name: RawBuilder<unknown>, from: RawBuilder<unknown>]> = {
  'API token': [sql`name`, sql`FROM api_tokens`],
  attachment: [sql`filename`, sql`FROM attachments`],
  'attachment type': [sql`name`, sql`FROM attachment_types`],
  company: [sql`name`, sql`FROM companies`],
  customer: [sql`name`, sql`FROM customers`],
  employee: [PERSON, sql`FROM employees`],
  'employee group': [sql`name`, sql`FROM employee_groups`],
  'finance contract': [sql`contract_number`, sql`FROM finance_contracts`],
  form: [sql`name`, sql`FROM forms`],
  lead: [sql`name`, sql`FROM leads`],
  'locker item': [sql`name`, sql`FROM locker_items`],
  office: [sql`name`, sql`FROM offices`],
  'office group': [sql`name`, sql`FROM office_groups`],
  policy: [sql`policy_number`, sql`FROM policies`],
  product: [sql`name`, sql`FROM products`],
  receipt: [sql`number::text`, sql`FROM receipts`],
  'rolodex contact': [sql`name`, sql`FROM rolodex_contacts`],
  task: [sql`description`, sql`FROM tasks`],
  'task type': [sql`description`, sql`FROM task_types`],
  template: [sql`title`, sql`FROM templates`],
  'training video': [sql`description`, sql`FROM training_videos`],
};

export const NAMED_SUBJECTS = Object.keys(NAMES);

/** What people know the records by, by `recordKey`; one that is gone, or has an empty name, has none. */
export async function recordNames(db: Db, records: readonly NamedByNumber[]): Promise<Map<string, string>> {
  const kinds = Map.groupBy(
    records.filter(({ subject }) => subject in NAMES),
    ({ subject }) => subject,
  );
  const parts = [...kinds].flatMap(([subject, ofKind]) => {
    const told = NAMES[subject];
    const ids = [...new Set(ofKind.map(({ id }) => id))];
    return told
      ? [
          sql`SELECT ${subject}::text AS subject, id, ${told[0]} AS name ${told[1]} WHERE id = ANY(${ids}::bigint[])`,
        ]
      : [];
  });
  if (parts.length === 0) return new Map();
  const found = (await sql<NamedRecord>`${sql.join(parts, sql` UNION ALL `)}`.execute(db)).rows;
  return new Map(found.filter(({ name }) => name !== '').map((record) => [recordKey(record), record.name]));
}
