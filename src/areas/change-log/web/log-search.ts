import { z } from 'zod';
import { dayParam, idParam, textParam } from '#platform/web/router/search-params.ts';
import { midnight } from '#platform/web/ui/local-days.ts';
import type { ExportFormat, LogFilter } from '../contract.ts';

/** The filters as they are in the address bar, with calendar days in local time. */
export const logSearchParams = {
  kind: textParam,
  record: idParam,
  person: idParam,
  action: textParam,
  from: dayParam,
  to: dayParam,
};
const logSearch = z.object(logSearchParams);
export type LogSearch = z.output<typeof logSearch>;

/** What the server is asked for: a day runs from midnight to midnight in the person's time zone. */
export function wireFilter({ kind, record, person, action, from, to }: LogSearch): LogFilter {
  return {
    subject: kind,
    record: kind === undefined ? undefined : record,
    person,
    action,
    from: from === undefined ? undefined : midnight(from),
    to: to === undefined ? undefined : midnight(to, 1),
  };
}

export function exportAddress(search: LogSearch, format: ExportFormat): string {
  const query = new URLSearchParams({ format });
  for (const [name, value] of Object.entries(wireFilter(search)))
    if (value !== undefined) query.set(name, value instanceof Date ? value.toISOString() : String(value));
  return `/api/change-log/export?${query}`;
}
