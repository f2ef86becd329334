import { ALL_COMPANIES } from '#areas/commissions/rules.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { CompanyTotal, Statement, StatementRow } from '../contract.ts';
import { stateOf } from '../rules.ts';
import * as store from './statement-store.ts';
import type { CompanySum } from './waiting-store.ts';

export function statementRowOf(row: store.StatementRecord): StatementRow {
  return {
    id: row.id,
    number: row.number,
    period: row.period,
    employee: { id: row.employee_id, name: row.employee },
    note: row.note,
    createdAt: row.created_at,
    createdBy: row.created_by,
    lines: row.lines,
    amount: row.amount,
    posted: row.posted,
    state: stateOf({ shares: row.lines, posted: row.posted_lines, isDeleted: row.deleted }),
  };
}

export function companyTotalOf({ company_id, company, ...sums }: CompanySum): CompanyTotal {
  return { company: { id: company_id, name: company }, ...sums };
}

export async function loadStatement(db: Db, id: number): Promise<Statement> {
  const found = await store.findStatement(db, id);
  if (!found) throw refuse.notFound();
  const files = await store.sumByFile(db, id);
  return {
    ...statementRowOf(found),
    yearToDate: await store.sumYear(db, id),
    companies: (await store.sumByCompany(db, id)).map(companyTotalOf),
    files: files.map(({ id: file, company, archived_at, amount }) => ({
      id: file,
      company: company ?? ALL_COMPANIES,
      isArchived: archived_at !== null,
      amount,
    })),
    ledger: await store.listLedger(db, id),
  };
}
