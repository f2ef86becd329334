import { fieldErrors } from '#platform/shared/errors.ts';
import { shareLink } from '#platform/shared/video-links.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import { type TrainingVideo, videoInput } from '../contract.ts';
import { texts } from './texts.ts';

export type VideoValues = { video: string; description: string; tags: string[] };

/** A stored video is shown as the link that people pass on. */
export function videoValues(video: TrainingVideo | undefined): VideoValues {
  if (!video) return { video: '', description: '', tags: [] };
  return {
    video: shareLink({ kind: video.videoType, code: video.videoCode }),
    description: video.description,
    tags: video.tags.map((tag) => tag.description),
  };
}

/** What is wrong with one tag is shown at the field for all of them. */
export function videoErrors(values: VideoValues): Record<string, string> {
  const read = videoInput.safeParse(values);
  if (read.success) return {};
  const errors = Object.entries(fieldErrors(read.error.issues));
  return Object.fromEntries(
    errors.map(([field, messages]) => [field.replace(/\..*/, ''), messages.join(' ')]),
  );
}

export function videoDifferences(theirs: TrainingVideo, mine: VideoValues): Difference[] {
  const stored = videoValues(theirs);
  const words = (values: VideoValues, field: keyof VideoValues) => [values[field]].flat().join(', ').trim();
  return (Object.keys(texts.labels) as (keyof VideoValues)[])
    .map((field) => ({ label: texts.labels[field], theirs: words(stored, field), mine: words(mine, field) }))
    .filter((difference) => difference.theirs !== difference.mine);
}
