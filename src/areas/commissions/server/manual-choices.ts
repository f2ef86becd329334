import { sql } from 'kysely';
import { searchWords } from '#areas/customers/rules.ts';
import { shownStatusSql } from '#areas/policies/server/public.ts';
import { todayAt } from '#platform/server/clock/office-clock.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type {
  CommissionPolicy,
  commissionCustomers as customersEndpoint,
  commissionPolicies as policiesEndpoint,
} from '../line-contract.ts';

const WORDS_MAX = 6;
const HITS_MAX = 15;

/** The function answers ids, the rows are read under the tenant's policy. */
export async function listCustomers({
  db,
  query,
}: Call<typeof customersEndpoint>): Promise<AnswerOf<typeof customersEndpoint>> {
  const words = searchWords(query.query, WORDS_MAX);
  const { rows } = await sql<{ id: number; name: string }>`
    SELECT c.id, c.name FROM search_customers('name', ${words}, ${HITS_MAX}, 0) WITH ORDINALITY
      AS f (id, exact, total, place)
    JOIN customers c ON c.id = f.id ORDER BY f.place`.execute(db);
  return { results: rows };
}

export async function listPolicies({
  db,
  session,
  params: { customerId },
}: Call<typeof policiesEndpoint>): Promise<AnswerOf<typeof policiesEndpoint>> {
  const customer = await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (!customer) throw refuse.notFound();
  const { rows } = await sql<CommissionPolicy>`
    SELECT p.id, p.policy_number AS policy, ${shownStatusSql(todayAt(session.officeId))} AS status,
      c.name AS company, r.name AS product, p.effdate, p.expdate, p.premium
    FROM policies p
    JOIN products r ON r.master_id = p.master_id AND r.id = p.product_id
    JOIN companies c ON c.master_id = r.master_id AND c.id = r.company_id
    WHERE p.customer_id = ${customerId} ORDER BY p.effdate DESC, p.id DESC`.execute(db);
  return { results: rows };
}
