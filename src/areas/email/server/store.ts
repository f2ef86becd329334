import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { countFrom, countRows } from '#platform/server/lists/count.ts';
import type { Part } from '#platform/server/lists/page.ts';
import type { AcordRow, EmailState, SentEmailRow } from '../contract.ts';

export interface NewEmail {
  master_id: number;
  employee_id: number;
  customer_id: number | null;
  lead_id: number | null;
  policy_id: number | null;
  template_id: number | null;
  from_address: string;
  to_addresses: string[];
  cc: string[];
  bcc: string[];
  subject: string;
  body: string;
  combine: boolean;
  acord_form: string;
  acord_name: string;
}

export async function insertEmail(db: Db, row: NewEmail): Promise<number> {
  const { id } = await db.insertInto('emails').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The mails to a lead are those of the customer that it becomes, too. */
export async function giveToCustomer(db: Db, leadId: number, customerId: number): Promise<void> {
  await db.updateTable('emails').set({ customer_id: customerId }).where('lead_id', '=', leadId).execute();
}

const joined = (column: string) => sql<string>`array_to_string(${sql.ref(column)}, ', ')`;

/** What was sent and says what failed was refused for some of its receivers. */
const SHOWN_STATE = sql<EmailState>`CASE WHEN m.state = 'sent' AND m.failure <> '' THEN 'partly' ELSE m.state END`;

function emails(db: Db) {
  return db
    .selectFrom('emails as m')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 'm.master_id').onRef('e.id', '=', 'm.employee_id'),
    )
    .select(['m.id', 'm.failure', 'm.from_address as from', 'm.subject', 'm.customer_id as customerId'])
    .select('m.lead_id as leadId')
    .select(['m.created_at as createdAt', 'm.sent_at as sentAt', 'm.employee_id as employeeId'])
    .select(SHOWN_STATE.as('state'))
    .select(joined('m.to_addresses').as('to'))
    .select(sql<string>`e.first_name || ' ' || e.last_name`.as('sender'))
    .select(
      sql<number>`(SELECT count(*) FROM email_files f WHERE f.master_id = m.master_id AND f.email_id = m.id)
        + (SELECT count(*) FROM email_attachments a WHERE a.master_id = m.master_id AND a.email_id = m.id)`.as(
        'filesCount',
      ),
    );
}

/** Whose mails: those of a customer, of a lead, or of a sender. */
export type Whose = { customerId: number } | { leadId: number } | { employeeId: number };

function columnOf(whose: Whose) {
  if ('customerId' in whose) return ['m.customer_id', whose.customerId] as const;
  return 'leadId' in whose
    ? (['m.lead_id', whose.leadId] as const)
    : (['m.employee_id', whose.employeeId] as const);
}

export function countEmails(db: Db, whose: Whose): Promise<number> {
  const [column, id] = columnOf(whose);
  return countRows(db.selectFrom('emails as m').where(column, '=', id));
}

export function listEmails(db: Db, whose: Whose, { size, offset }: Part): Promise<SentEmailRow[]> {
  const [column, id] = columnOf(whose);
  return emails(db).where(column, '=', id).orderBy('m.id', 'desc').limit(size).offset(offset).execute();
}

/** A mail whole, with the names of whom and what it is about. */
export function findEmail(db: Db, id: number) {
  return emails(db)
    .leftJoin('customers as c', (join) =>
      join.onRef('c.master_id', '=', 'm.master_id').onRef('c.id', '=', 'm.customer_id'),
    )
    .leftJoin('policies as p', (join) =>
      join.onRef('p.master_id', '=', 'm.master_id').onRef('p.id', '=', 'm.policy_id'),
    )
    .select(['m.body', joined('m.cc').as('cc'), joined('m.bcc').as('bcc')])
    .select([sql<string>`coalesce(c.name, '')`.as('customer')])
    .select([sql<string>`coalesce(p.policy_number, '')`.as('policy')])
    .where('m.id', '=', id)
    .executeTakeFirst();
}

interface AcordFilter {
  customerId: number | undefined;
  /** Whoever reads sees only their own of the mails to no customer; absent for someone who may read all. */
  reader: number | undefined;
}

/** The mails with an ACORD form that went out. */
function acordMails({ customerId, reader }: AcordFilter) {
  const ofCustomer = customerId ? sql`AND customer_id = ${customerId}` : sql``;
  const seen = reader ? sql`AND (customer_id IS NOT NULL OR employee_id = ${reader})` : sql``;
  return sql`emails WHERE acord_form <> '' AND state = 'sent' ${ofCustomer} ${seen}`;
}

export function countAcord(db: Db, filter: AcordFilter): Promise<number> {
  return countFrom(db, acordMails(filter));
}

/** Newest first. */
export async function listAcord(db: Db, filter: AcordFilter, { size, offset }: Part): Promise<AcordRow[]> {
  const { rows } = await sql<AcordRow>`
    SELECT id, acord_form AS form, acord_name AS name, from_address AS "fromAddress",
      ${joined('to_addresses')} AS "toAddress", ${joined('cc')} AS cc, ${joined('bcc')} AS bcc,
      subject AS "SUBJECT", sent_at AS "sentDate" FROM ${acordMails(filter)}
    ORDER BY id DESC LIMIT ${size} OFFSET ${offset}`.execute(db);
  return rows;
}
