import { randomUUID } from 'node:crypto';
import { yearWeekFolder } from '#areas/attachments/rules.ts';
import { type CheckedFile, checkFiles, type Judgement } from '#areas/attachments/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { hashBytes } from '#platform/server/files/hash-bytes.ts';
import { putFiles, removeFiles } from '#platform/server/files/put-files.ts';
import type { Call, PreparedCall } from '#platform/server/http/call.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { addRecord, keepChanged } from '#platform/server/records/save-record.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { uploadFiles as uploadEndpoint } from '../contract.ts';
import { lowName, tidyName } from '../rules.ts';
import { itemOf } from './item-of.ts';
import { announceLocker, hasFolder, itemsFor, refuseOtherFolder, refuseOtherOffice } from './reach.ts';
import * as store from './store.ts';
import { insertVersion, keyOf, type StoredBytes } from './version-store.ts';

type Upload = Call<typeof uploadEndpoint>;
type Answer = AnswerOf<typeof uploadEndpoint>;

interface Accepted {
  file: CheckedFile;
  name: string;
  /** Whether it may become a version of the file that has its name. */
  isVersion: boolean;
}

interface Taken extends Pick<Answer, 'refused' | 'sameName'> {
  taken: (Accepted & { bytes: StoredBytes })[];
}

/** The files are looked into and stored while no transaction waits for them. */
export const uploadFiles: PreparedCall<typeof uploadEndpoint, Taken> = {
  async before({ session, params, body, files, database }) {
    const { judged } = await checkFiles(session.masterId, body.files);
    const sorted = await database.asTenant(session, async (db) => {
      await refuseOtherOffice(db, session, params.officeId);
      await refuseOtherFolder(db, params.officeId, params.folder);
      return sortOut(db, params, judged, body.newVersion);
    });
    const taken: Taken['taken'] = [];
    for (const each of sorted.accepted)
      taken.push({ ...each, bytes: await bytesFor(session.masterId, each.file) });
    // Before the rows: whoever reads a row finds its bytes.
    await putFiles(
      files,
      taken.map(({ file, bytes }) => ({ key: keyOf(bytes), bytes: file.bytes })),
    );
    return { taken, refused: sorted.refused, sameName: sorted.sameName };
  },

  async within(call, { taken, refused, sameName }) {
    const { db, session, params } = call;
    await store.lockLocker(db, session.masterId, params.officeId);
    if (!(await hasFolder(db, params.officeId, params.folder)))
      throw refuse.conflict('This folder was deleted in the meantime.');
    const results: Answer['results'] = [];
    for (const each of taken) results.push(itemOf(await keep(call, each)));
    if (taken.length > 0) await announceLocker(db, session.masterId);
    return { results, refused, sameName };
  },

  otherwise: ({ taken }, { files }) =>
    removeFiles(
      files,
      taken.map(({ bytes }) => keyOf(bytes)),
    ),
};

const FOLDER_NAMED = 'There is a folder with this name. Rename the file.';
const SENT_TWICE = 'Two files with this name were sent at once.';

/** What is stored, what is refused, and what waits for somebody to say that it is a new version. */
async function sortOut(
  db: Db,
  place: Upload['params'],
  judged: readonly Judgement[],
  newVersion: readonly number[],
): Promise<Pick<Taken, 'refused' | 'sameName'> & { accepted: Accepted[] }> {
  const sorted = { accepted: [] as Accepted[], refused: [] as Taken['refused'], sameName: [] as string[] };
  const names = new Set<string>();
  for (const [at, judgement] of judged.entries()) {
    if ('reason' in judgement) {
      sorted.refused.push(judgement);
      continue;
    }
    const { file } = judgement;
    const name = tidyName(file.filename);
    const other = await store.findNamed(db, place, name);
    const reason = other?.is_folder ? FOLDER_NAMED : names.has(lowName(name)) ? SENT_TWICE : undefined;
    const isVersion = newVersion[at] === 1;
    if (reason) sorted.refused.push({ filename: name, reason });
    else if (other && !isVersion) sorted.sameName.push(name);
    else sorted.accepted.push({ file, name, isVersion });
    names.add(lowName(name));
  }
  return sorted;
}

async function bytesFor(masterId: number, file: CheckedFile): Promise<StoredBytes> {
  return {
    master_id: masterId,
    extension: `.${file.extension}`,
    content_type: file.contentType,
    size: file.bytes.length,
    sha256: await hashBytes(file.bytes),
    year_week_folder: yearWeekFolder(new Date()),
    guid: randomUUID(),
  };
}

/** A new file, or a new version of the one that has the name now. */
async function keep(
  call: Upload,
  { name, isVersion, bytes }: Taken['taken'][number],
): Promise<store.ItemRow> {
  const { db, session, params } = call;
  const other = await store.findNamed(db, params, name);
  if (other && (other.is_folder || !isVersion))
    throw refuse.conflict(`Someone just added ${name} here. Upload it again.`);
  if (other) return addVersion(call, other.id, bytes);
  const item = { office_id: params.officeId, parent_id: params.folder || null, is_folder: false, name };
  return addRecord(itemsFor(session), call, {
    async add() {
      const by = { master_id: session.masterId, created_by: session.employeeId };
      const id = await store.insertItem(db, { ...item, ...by });
      await insertVersion(db, id, session.employeeId, bytes);
      return id;
    },
    more: { size: bytes.size },
  });
}

async function addVersion(call: Upload, id: number, bytes: StoredBytes): Promise<store.ItemRow> {
  const { db, session } = call;
  const before = (await store.findItem(db, id)) as store.ItemRow;
  const number = await insertVersion(db, id, session.employeeId, bytes);
  await store.changeItem(db, id, { current_version: number });
  return keepChanged(itemsFor(session), call, 'new version', before, { size: bytes.size });
}
