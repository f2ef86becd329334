import { todayAt } from '#platform/server/clock/office-clock.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { ReportFilter, ReportRow, expectedReport as reportEndpoint } from '../contract.ts';
import { KINDS, rateOf } from '../rules.ts';
import { type Asked, hasCompany, listTerms, sumKinds, type TermRow } from './report-store.ts';

/** What was asked for, in the terms of the tables. */
export async function askedOf(db: Db, officeId: number | null, filter: ReportFilter): Promise<Asked> {
  if (filter.to < filter.from) throw refuse.fields({ to: ['The last day is before the first.'] });
  if (filter.company !== undefined && !(await hasCompany(db, filter.company)))
    throw refuse.fields({ company: ['Choose a company of your agency.'] });
  return { ...filter, tolerance: Math.round(filter.tolerance * 100), today: todayAt(officeId) };
}

export async function expectedReport({
  db,
  session,
  query: { page, per_page, sort, reverse, ...filter },
}: Call<typeof reportEndpoint>): Promise<AnswerOf<typeof reportEndpoint>> {
  const asked = await askedOf(db, session.officeId, filter);
  const sums = await sumKinds(db, asked);
  const kinds = KINDS.map(
    (kind) =>
      sums.find((each) => each.kind === kind) ?? {
        kind,
        terms: 0,
        expected: 0,
        received: 0,
        lost: 0,
        gained: 0,
      },
  );
  const chosen = kinds.filter(({ kind }) => !filter.kind || kind === filter.kind);
  const sum = (name: 'terms' | 'expected' | 'received') => chosen.reduce((all, each) => all + each[name], 0);
  const [total, expected, received] = [sum('terms'), sum('expected'), sum('received')];
  const { rows, pagination } = await pageOf({ page, per_page }, total, (part) =>
    // Somebody who asks for no order wants to see the largest loss first.
    listTerms(db, asked, { ...(sort ? { sort, reverse } : { sort: 'difference' }), ...part }),
  );
  return {
    results: rows.map(rowOf),
    pagination,
    total: { expected, received, difference: received - expected },
    kinds,
  };
}

export function rowOf(row: TermRow): ReportRow {
  const { pending_line: line, pending_file: file } = row;
  const rate = rateOf(row);
  return {
    policy: { id: row.id, policy: row.policy_number },
    customer: { id: row.customer_id, name: row.customer },
    company: { id: row.company_id, name: row.company, email: row.email },
    product: row.product,
    effdate: row.effdate,
    expdate: row.expdate,
    cancelledOn: row.cancelled_on,
    premium: row.premium,
    percent: row.percent,
    rateChangedOn: row.changed_on,
    expected: row.expected,
    received: row.received,
    chargedBack: row.charged_back,
    paidPercent: rate === null ? null : rate / 100,
    difference: row.received - row.expected,
    kind: row.kind,
    pending: line !== null && file !== null ? { line, file } : null,
  };
}
