import type { Call } from '#platform/server/http/mount.ts';
import { deleteRecord, type RecordKind, saveRecord } from '#platform/server/records/save-record.ts';
import { readVideo } from '#platform/shared/video-links.ts';
import type * as contract from '../contract.ts';
import { VIDEO_LOG } from '../log.ts';
import { setTags } from './tag-store.ts';
import * as store from './video-store.ts';

type Video = contract.TrainingVideo;

export const VIDEOS: RecordKind<Video> = {
  subject: VIDEO_LOG.subject,
  lock: store.lockVideo,
  find: store.findVideo,
  logged: ({ videoType, videoCode, description, tags }) => ({
    videoType,
    videoCode,
    description,
    tags: tags.map((tag) => tag.description),
  }),
};

export async function saveVideo(call: Call<typeof contract.saveVideo>): Promise<Video> {
  const { db, session, params, body } = call;
  const facts = factsOf(body);
  const tag = (id: number) => setTags(db, session.masterId, id, body.tags);
  return saveRecord(
    VIDEOS,
    call,
    { id: params.id, version: body.version },
    {
      add: async () => {
        const id = await store.insertVideo(db, session.masterId, facts);
        await tag(id);
        return id;
      },
      change: async ({ id }) => {
        await store.updateVideo(db, id, facts);
        await tag(id);
      },
    },
  );
}

export function deleteVideo(call: Call<typeof contract.deleteVideo>): Promise<Video> {
  const { db, params, query } = call;
  return deleteRecord(VIDEOS, call, { id: params.id, version: query.version }, ({ id }) =>
    store.removeVideo(db, id),
  );
}

function factsOf({ video, description }: contract.VideoInput) {
  const film = readVideo(video);
  if (!film) throw new Error('The contract lets only films of the two hosts through.');
  return { ...film, description };
}
