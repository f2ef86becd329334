import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Paper } from '#platform/server/pdf/paper.ts';
import { placeLine } from '#platform/shared/addresses.ts';

export type Letterhead = Pick<Paper, 'agency' | 'place'>;

/** The agency that issues a paper, and the office that it comes from, if there is one. */
export async function letterheadOf(db: Db, officeId: number | null): Promise<Letterhead> {
  const found = await db
    .selectFrom('agencies as a')
    .leftJoin('offices as o', (join) =>
      join.onRef('o.master_id', '=', 'a.master_id').on('o.id', '=', officeId),
    )
    .select(['a.name as agency', 'o.name', 'o.address', 'o.city', 'o.state', 'o.zip', 'o.phone'])
    .executeTakeFirstOrThrow();
  const { agency, name, address, city, state, zip, phone } = found;
  const line = placeLine({ city: city ?? '', state: state ?? '', zip: zip ?? '' });
  return { agency, place: [name ?? '', address ?? '', line, phone ?? ''] };
}
