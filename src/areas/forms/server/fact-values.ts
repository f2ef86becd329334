import { mergeValues } from '#areas/templates/server/public.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { showDay } from '#platform/shared/dates.ts';
import { USUAL_LANGUAGE } from '#platform/shared/languages.ts';
import { type FactValues, VEHICLES } from '../rules/facts.ts';

/**
 * What each fact is for a customer and a policy of theirs; someone else's policy is 404. Forms are those of carriers,
 * and mapped by the words that lists show, whatever language the customer prefers.
 */
export async function factValues(
  db: Db,
  session: Session,
  about: { customerId?: number | undefined; policyId?: number | undefined },
): Promise<FactValues> {
  const { customerId } = about;
  const values = await mergeValues(db, session, about, USUAL_LANGUAGE);
  if (customerId === undefined) return values;
  return { ...values, ...(await personValues(db, customerId)), ...(await vehicleValues(db, customerId)) };
}

async function personValues(db: Db, id: number): Promise<FactValues> {
  const row = await db
    .selectFrom('customers')
    .select(['dob', 'phone2', 'license_number', 'license_state'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    'customer.phone2': row.phone2,
    'customer.dateOfBirth': row.dob ? showDay(row.dob) : '',
    'customer.licenseNumber': row.license_number,
    'customer.licenseState': row.license_state,
  };
}

async function vehicleValues(db: Db, customerId: number): Promise<FactValues> {
  const rows = await db
    .selectFrom('vehicles')
    .select(['year', 'make', 'model', 'vin'])
    .where('customer_id', '=', customerId)
    .orderBy('position')
    .limit(VEHICLES)
    .execute();
  return Object.fromEntries(
    rows.flatMap(({ year, make, model, vin }, at) =>
      Object.entries({ year: String(year ?? ''), make, model, vin }).map(([name, value]) => [
        `vehicle${at + 1}.${name}`,
        value,
      ]),
    ),
  );
}
