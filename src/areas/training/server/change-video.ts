import { lastChangedBy, writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { readVideo } from '#platform/shared/video-links.ts';
import type * as contract from '../contract.ts';
import { setTags } from './tag-store.ts';
import * as store from './video-store.ts';

const SUBJECT = 'training video';

type Video = contract.TrainingVideo;

export async function saveVideo(call: Call<typeof contract.saveVideo>): Promise<Video> {
  const { db, session, params, body } = call;
  const before = params.id === 0 ? undefined : await lockSameVersion(db, params.id, body.version);
  const facts = factsOf(body);
  const id = before?.id ?? (await store.insertVideo(db, session.masterId, facts));
  if (before) await store.updateVideo(db, id, facts);
  await setTags(db, session.masterId, id, body.tags);
  const after = await loadVideo(db, id);
  await writeChange(db, session, {
    subject: SUBJECT,
    subjectId: id,
    action: before ? 'edited' : 'added',
    ...(before && { before: logged(before) }),
    after: logged(after),
  });
  return after;
}

export async function deleteVideo(call: Call<typeof contract.deleteVideo>): Promise<Video> {
  const { db, session, params, query } = call;
  const before = await lockSameVersion(db, params.id, query.version);
  await store.removeVideo(db, before.id);
  await writeChange(db, session, {
    subject: SUBJECT,
    subjectId: before.id,
    action: 'deleted',
    before: logged(before),
  });
  return before;
}

export async function loadVideo(db: Db, id: number): Promise<Video> {
  const video = await store.findVideo(db, id);
  if (!video) throw refuse.notFound();
  return video;
}

function factsOf({ video, description }: contract.VideoInput) {
  const film = readVideo(video);
  if (!film) throw new Error('The contract lets only films of the two hosts through.');
  return { ...film, description };
}

/** A save without a version is taken as it is. */
async function lockSameVersion(db: Db, id: number, version: number | undefined): Promise<Video> {
  const found = await store.lockVideo(db, id);
  if (!found) throw refuse.notFound();
  if (version !== undefined && version !== found.version)
    throw refuse.changed(await lastChangedBy(db, SUBJECT, id), found);
  return found;
}

function logged({ videoType, videoCode, description, tags }: Video): Record<string, unknown> {
  return { videoType, videoCode, description, tags: tags.map((tag) => tag.description) };
}
