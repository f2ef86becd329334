import type { Session } from '#platform/server/auth/session.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import {
  deleteRecord,
  findRecord,
  type RecordKind,
  saveRecord,
} from '#platform/server/records/save-record.ts';
import { dayAt } from '#platform/shared/clock.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { type FieldErrors, fieldErrors } from '#platform/shared/errors.ts';
import { REPORT_ENDPOINTS } from '../contract.ts';
import {
  type deleteFilter as deleteEndpoint,
  type FilterInput,
  type findFilter as findEndpoint,
  type listFilters as listEndpoint,
  MOST_FILTERS,
  type SavedFilter,
  type saveFilter as saveEndpoint,
} from '../filter-contract.ts';
import { FILTER_LOG } from '../log.ts';
import { openReports, reportNamed, whyReportClosed } from '../rules/reports.ts';
import * as store from './filter-store.ts';

type Filter = SavedFilter & { ownerId: number };

function filterOf({ employee_id, ...row }: store.FilterRow, session: Session): Filter {
  return { ...row, ownerId: employee_id, isOwn: employee_id === session.employeeId };
}

/** Filters as this person sees them: their own and what is shared, of reports that are open to them. */
function filtersFor(session: Session): RecordKind<Filter> {
  const seen = (row: store.FilterRow | undefined) =>
    row && !whyReportClosed(reportNamed(row.report), session) ? filterOf(row, session) : undefined;
  return {
    subject: FILTER_LOG.subject,
    lock: async (db, id) => seen(await store.lockVisible(db, session.employeeId, id)),
    find: async (db, id) => seen(await store.findVisible(db, session.employeeId, id)),
    logged: ({ report, name, filter, shared, schedule }) => ({
      report,
      name,
      filter: new URLSearchParams(filter).toString(),
      shared,
      schedule,
    }),
    shown: shownOf,
  };
}

const shownOf = ({ ownerId, ...filter }: Filter): SavedFilter => filter;

export async function listFilters({
  db,
  session,
  query: { report },
}: Call<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  const open = openReports(session).map(({ name }) => name);
  const asked = report ? open.filter((name) => name === report) : open;
  const rows = asked.length > 0 ? await store.listVisible(db, session.employeeId, asked) : [];
  return { results: rows.map((row) => shownOf(filterOf(row, session))) };
}

export async function findFilter({ db, session, params }: Call<typeof findEndpoint>): Promise<SavedFilter> {
  return shownOf(await findRecord(filtersFor(session), db, params.id));
}

const NOT_YOURS = 'Only its owner can change a saved filter.';

export async function saveFilter(call: Call<typeof saveEndpoint>): Promise<SavedFilter> {
  const { db, session, params, body } = call;
  const why = whyReportClosed(reportNamed(body.report), session);
  if (why) throw refuse.forbidden(why);
  const today = dayAt(session.timeZone, new Date());
  const meant = { id: params.id, version: body.version };
  const saved = await saveRecord(filtersFor(session), call, meant, {
    whyForbidden: ({ isOwn }) => (isOwn ? undefined : NOT_YOURS),
    problems: () => problemsOf(call),
    add: () => store.insertFilter(db, session, body, today),
    change: ({ id }) => store.updateFilter(db, session, id, body, today),
  });
  return shownOf(saved);
}

/** A filter that its report would refuse is refused. */
async function problemsOf({ db, session, params, body }: Call<typeof saveEndpoint>): Promise<FieldErrors> {
  const problems = filterProblems(body);
  if (params.id === 0 && (await store.countOwn(db, session.employeeId)) >= MOST_FILTERS)
    problems.name = [`You have ${MOST_FILTERS} saved filters. Delete one first.`];
  return problems;
}

function filterProblems({ report, filter }: FilterInput): FieldErrors {
  const read = REPORT_ENDPOINTS[report].show.query.safeParse(filter);
  if (read.success) return {};
  return { filter: [...new Set(Object.values(fieldErrors(read.error.issues)).flat())] };
}

export async function deleteFilter(call: Call<typeof deleteEndpoint>): Promise<SavedFilter> {
  const { db, session, params, query } = call;
  const kind = filtersFor(session);
  const found = await findRecord(kind, db, params.id);
  if (!found.isOwn) throw refuse.forbidden(NOT_YOURS);
  const meant = { id: params.id, version: query.version };
  return shownOf(await deleteRecord(kind, call, meant, ({ id }) => store.removeFilter(db, id)));
}
