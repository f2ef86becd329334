import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call, FinishedCall } from '#platform/server/http/call.ts';
import { refuse, refuseProblems } from '#platform/server/http/refusal.ts';
import type {
  BringInView,
  discardBringIn as discardEndpoint,
  importBringIn as importEndpoint,
  readBringIn as readEndpoint,
  takeBackBringIn as takeBackEndpoint,
} from '../contract.ts';
import { mapProblems } from '../fields.ts';
import { LAYOUTS } from '../layout.ts';
import { type BringInState, hasStopped, STATE_WORDS, whyNotImported } from '../rules.ts';
import { bringInKey } from './place.ts';
import { placeColumns } from './place-columns.ts';
import { deleteRows, outcomesOf } from './row-store.ts';
import * as store from './store.ts';
import { refuseImported } from './upload-file.ts';
import { viewOf } from './view.ts';
import { bringInKind } from './work.ts';

/** The file, locked, if it is in one of these states; work that has stopped counts for those that may try again. */
async function lockIn(
  db: Db,
  id: number,
  states: readonly BringInState[],
  stopped: readonly BringInState[] = [],
): Promise<store.BringInRecord> {
  const record = await store.lockBringIn(db, id);
  if (!record) throw refuse.notFound();
  if (!states.includes(record.state) && !(hasStopped(record) && stopped.includes(record.state)))
    throw refuse.conflict(
      `This is not possible now. The state of the file is: ${STATE_WORDS[record.state]}.`,
    );
  return record;
}

/** Whoever asks for the work is its author in the log. */
const workOf = (
  { masterId, employeeId }: { masterId: number; employeeId: number },
  { id }: store.BringInRecord,
  state: BringInState,
) => ({ masterId, bringInId: id, employeeId, state });

export async function readBringIn({
  db,
  session,
  params,
  body,
  jobs,
}: Call<typeof readEndpoint>): Promise<BringInView> {
  const record = await lockIn(db, params.id, ['mapping', 'reading', 'read', 'failed']);
  const place = await chosenPlace(db, record, body);
  const names = (place ?? record).headings.map(({ name }) => name);
  const problems = mapProblems(record.kind, body.map, names);
  refuseProblems(Object.fromEntries(Object.entries(problems).map(([name, words]) => [`map.${name}`, words])));
  // Asked for twice: it goes on reading.
  const isUnderWay = record.state === 'reading' && !hasStopped(record) && !place;
  if (isUnderWay && isDeepStrictEqual(record.column_map, body.map)) return viewOf(db, record.id);
  await deleteRows(db, record.id);
  await store.saveMap(db, session.masterId, record.kind, body.map);
  await store.changeBringIn(db, record.id, {
    state: 'reading',
    column_map: JSON.stringify(body.map),
    failure: '',
    rows_done: 0,
    ...(place && { ...place, headings: JSON.stringify(place.headings) }),
  });
  await jobs.send(db, bringInKind, workOf(session, record, 'reading'));
  return viewOf(db, record.id);
}

/** A different place in the file, when the call names one. */
async function chosenPlace(
  db: Db,
  { id, kind, ...record }: store.BringInRecord,
  { sheet: name = record.sheet, headingRow = record.heading_row }: Call<typeof readEndpoint>['body'],
) {
  if (name === record.sheet && headingRow === record.heading_row) return undefined;
  const sheets = await store.findSheets(db, id);
  const sheet = sheets.find((each) => each.name === name);
  refuseProblems(LAYOUTS[kind].layoutProblem(sheet, headingRow) ?? {});
  const { map: _, isKnown: __, ...place } = placeColumns(kind, sheets, { sheet: name, headingRow });
  return place;
}

export async function importBringIn({
  db,
  session,
  params,
  body,
  jobs,
}: Call<typeof importEndpoint>): Promise<BringInView> {
  await store.lockSameFile(db, params.id);
  const record = await lockIn(db, params.id, ['read'], ['importing']);
  if (record.state === 'importing') await store.changeBringIn(db, record.id, { failure: '' });
  else {
    await refuseImported(db, record);
    const why = whyNotImported(await outcomesOf(db, record.id), body.fills);
    if (why) throw refuse.conflict(why);
    await store.changeBringIn(db, record.id, { state: 'importing', fills: body.fills, rows_done: 0 });
  }
  await jobs.send(db, bringInKind, workOf(session, record, 'importing'));
  return viewOf(db, record.id);
}

export async function takeBackBringIn({
  db,
  session,
  params,
  jobs,
}: Call<typeof takeBackEndpoint>): Promise<BringInView> {
  const record = await lockIn(db, params.id, ['imported'], ['importing', 'takingBack']);
  const isAgain = record.state === 'takingBack';
  await store.changeBringIn(db, record.id, {
    state: 'takingBack',
    failure: '',
    ...(!isAgain && { rows_done: 0 }),
  });
  await jobs.send(db, bringInKind, workOf(session, record, 'takingBack'));
  return viewOf(db, record.id);
}

/** Its file is removed once its row is gone; a sweep removes what a kill in between leaves. */
export const discardBringIn: FinishedCall<typeof discardEndpoint, string> = {
  async within({ db, params }) {
    const record = await lockIn(db, params.id, ['mapping', 'reading', 'read', 'failed']);
    await store.deleteBringIn(db, record.id);
    return bringInKey(record);
  },
  after: (key, { files }) => files.remove(key),
};
