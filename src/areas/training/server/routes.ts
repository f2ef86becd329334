import type { Mount } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { findRecord } from '#platform/server/records/save-record.ts';
import * as contract from '../contract.ts';
import { deleteTag, renameTag } from './change-tag.ts';
import { deleteVideo, saveVideo, VIDEOS } from './change-video.ts';
import { listRelated, listVideos } from './list-videos.ts';
import { listTags } from './tag-store.ts';
import { keepWatched, listWatched } from './watched-store.ts';

export function trainingRoutes(mount: Mount): void {
  mount(contract.listVideos, listVideos);
  mount(contract.findVideo, ({ db, params }) => findRecord(VIDEOS, db, params.id));
  mount(contract.listRelated, listRelated);
  mount(contract.listWatched, async ({ db, session }) => ({
    results: await listWatched(db, session.employeeId),
  }));
  mount(contract.markWatched, async ({ db, session, params }) => {
    if (!(await keepWatched(db, session.masterId, session.employeeId, params.id))) throw refuse.notFound();
  });
  mount(contract.saveVideo, saveVideo);
  mount(contract.deleteVideo, deleteVideo);
  mount(contract.listTags, async ({ db }) => ({ results: await listTags(db) }));
  mount(contract.renameTag, renameTag);
  mount(contract.deleteTag, deleteTag);
}
