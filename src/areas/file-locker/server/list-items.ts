import { listOfficeChoices } from '#areas/offices/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { listItems as itemsEndpoint, listLockers as lockersEndpoint } from '../contract.ts';
import { lockerOffice, MOST_FOUND, searchWords } from '../rules.ts';
import { itemOf } from './item-of.ts';
import { refuseOtherFolder, refuseOtherOffice } from './reach.ts';
import * as store from './store.ts';

/** Closed offices too: their files are still there. */
export async function listLockers({
  db,
  session,
}: Call<typeof lockersEndpoint>): Promise<AnswerOf<typeof lockersEndpoint>> {
  const own = lockerOffice(session);
  const offices = (await listOfficeChoices(db)).filter(({ id }) => own === 'every' || own === id);
  const isHome = ({ id }: { id: number }) => id === session.officeId;
  return { results: [...offices.filter(isHome), ...offices.filter((office) => !isHome(office))] };
}

export async function listItems({
  db,
  session,
  params,
  query,
}: Call<typeof itemsEndpoint>): Promise<AnswerOf<typeof itemsEndpoint>> {
  const { officeId, folder } = params;
  await refuseOtherOffice(db, session, officeId);
  await refuseOtherFolder(db, officeId, folder);
  const words = searchWords(query.query);
  const found = words.length > 0 ? await store.searchItems(db, officeId, words, MOST_FOUND) : undefined;
  const listed = { officeId, folder, foldersOnly: query.foldersOnly === 1, found };
  const total = await store.countItems(db, listed);
  const { rows, pagination } = await pageOf(query, total, async (part) => {
    const page = store.itemsSql(listed, { ...part, sort: query.sort, reverse: query.reverse });
    return (await page.execute(db)).rows;
  });
  return { results: rows.map(itemOf), pagination, path: await store.pathTo(db, folder) };
}
