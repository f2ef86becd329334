import { findCompany, lockTerms, makeFile } from '#areas/commissions/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { showMonth } from '#platform/shared/dates.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { monthOf } from '#platform/shared/month-of.ts';
import { monthOfMost } from '../pool.ts';
import type * as poolCalls from '../pool-contract.ts';
import { findImport } from './import-store.ts';
import { listMonths } from './pool-store.ts';

/** Of two people who create it at the same time, the second finds nothing left and gets no empty file. */
export async function createFromPool({
  db,
  session,
  body,
}: Call<typeof poolCalls.createFromPool>): Promise<AnswerOf<typeof poolCalls.createFromPool>> {
  const { company, month, deposit, depositAmount } = body;
  await lockTerms(db, session);
  if ((await findCompany(db, company)) === undefined)
    throw refuse.fields({ company: ['Choose a company of your agency.'] });
  const months = await listMonths(db, { companyId: company });
  if (!months.some((each) => each.month === month))
    throw refuse.conflict(
      `No line of ${showMonth(month)} is without a file any more. Somebody may have created its file.`,
    );
  return makeFile(db, session, { company, ...fileOf(month), deposit, depositAmount });
}

/** A statement has corrections of earlier months too: they come with it, so that the file ties to what was paid. */
export async function createFromStatement({
  db,
  session,
  params,
  body,
}: Call<typeof poolCalls.createFromStatement>): Promise<AnswerOf<typeof poolCalls.createFromStatement>> {
  await lockTerms(db, session);
  const record = await findImport(db, params.id);
  if (!record) throw refuse.notFound();
  if (record.state !== 'imported') throw refuse.conflict('This statement is not imported.');
  const months = await listMonths(db, { importId: record.id });
  if (months.length === 0)
    throw refuse.conflict('No line of this statement is without a file. Its page says where they are.');
  const { month = monthOfMost(months), deposit, depositAmount } = body;
  const { id, filename, company_id: company } = record;
  return makeFile(
    db,
    session,
    { company, ...fileOf(month), deposit, depositAmount },
    { import: id, filename },
  );
}

const fileOf = (month: string) => ({ forwardOnly: false, ...monthOf(`${month}-01`) });
