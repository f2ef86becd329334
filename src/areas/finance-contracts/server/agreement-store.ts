import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Language } from '#platform/shared/languages.ts';

export interface PartyRow {
  name: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
}

/** The three sides of an agreement; the agency without an office is known by its name alone. */
export interface Parties {
  insured: PartyRow;
  agent: PartyRow;
  creditor: PartyRow;
  /** The insured's. */
  language: Language;
}

export async function findParties(db: Db, contractId: number, officeId: number | null): Promise<Parties> {
  const side = (row: string) => sql`json_build_object('name', ${sql.raw(row)}.name,
    'address', ${sql.raw(row)}.address, 'city', ${sql.raw(row)}.city, 'state', ${sql.raw(row)}.state,
    'zip', ${sql.raw(row)}.zip, 'phone', ${sql.raw(row)}.phone)`;
  const { rows } = await sql<Parties>`
    SELECT u.language, ${side('u')} AS insured, ${side('c')} AS creditor,
      json_build_object('name', a.name, 'address', coalesce(o.address, ''), 'city', coalesce(o.city, ''),
        'state', coalesce(o.state, ''), 'zip', coalesce(o.zip, ''), 'phone', coalesce(o.phone, '')) AS agent
    FROM finance_contracts k
    JOIN agencies a ON a.master_id = k.master_id
    JOIN customers u ON u.master_id = k.master_id AND u.id = k.customer_id
    JOIN companies c ON c.master_id = k.master_id AND c.id = k.company_id
    LEFT JOIN offices o ON o.master_id = k.master_id AND o.id = ${officeId}
    WHERE k.id = ${contractId}`.execute(db);
  return rows[0] as Parties;
}

/** The file of that version, once it was printed. */
export async function findAgreement(
  db: Db,
  contractId: number,
  version: number,
): Promise<number | undefined> {
  const found = await db
    .selectFrom('finance_agreements')
    .select('attachment_id')
    .where('contract_id', '=', contractId)
    .where('version', '=', version)
    .executeTakeFirst();
  return found?.attachment_id;
}

interface NewAgreement {
  master_id: number;
  contract_id: number;
  version: number;
  attachment_id: number;
}

export async function insertAgreement(db: Db, row: NewAgreement): Promise<void> {
  await db.insertInto('finance_agreements').values(row).execute();
}
