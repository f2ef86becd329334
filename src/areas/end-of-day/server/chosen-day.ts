import { listOpenOffices } from '#areas/offices/server/public.ts';
import type { WorkSpace } from '#platform/server/http/call.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { dayAt } from '#platform/shared/clock.ts';
import type { Named } from '#platform/shared/record-fields.ts';
import { findOffice } from './store.ts';

export interface ChosenDay {
  office: { id: number; name: string; time_zone: string };
  /** To choose from. */
  offices: Named[];
  date: string;
  today: string;
}

/** The day that is meant: of the home office, or the first, today, unless told otherwise. None is in the future. */
export async function chosenDay(
  { db, session }: WorkSpace,
  asked: { office?: number | undefined; date?: string | undefined },
): Promise<ChosenDay> {
  const offices = await listOpenOffices(db);
  const id = asked.office ?? session.officeId ?? offices[0]?.id;
  const office = id === undefined ? undefined : await findOffice(db, id);
  if (!office) throw refuse.notFound();
  const today = dayAt(office.time_zone, new Date());
  const date = asked.date ?? today;
  if (date > today) throw refuse.fields({ date: ['This day has not come yet.'] });
  return { office, offices, date, today };
}
