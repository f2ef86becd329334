import { expect, test } from 'vitest';
import type { TrainingVideo } from '../contract.ts';
import { videoDifferences, videoErrors, videoValues } from './video-values.ts';

const STORED: TrainingVideo = {
  id: 1,
  videoCode: '76979871/8272103f6e',
  videoType: 1,
  description: 'Claims',
  tags: [{ id: 2, description: 'New' }],
  version: 3,
};

test('a stored video is edited as its link and the names of its tags, and is right as it is', () => {
  expect(videoValues(STORED)).toEqual({
    video: 'https://vimeo.com/76979871/8272103f6e',
    description: 'Claims',
    tags: ['New'],
  });
  expect(videoErrors(videoValues(STORED))).toEqual({});
});

test('each problem is shown at its field', () => {
  expect(videoErrors({ video: 'x', description: '', tags: ['a'.repeat(41)] })).toEqual({
    video: 'Paste the link or embed code of a Vimeo or YouTube video.',
    description: 'Enter a description.',
    tags: 'At most 40 characters.',
  });
});

test('of a conflict only what differs is shown', () => {
  expect(videoDifferences(STORED, { ...videoValues(STORED), tags: ['New', 'Old'] })).toEqual([
    { label: 'Tags', theirs: 'New', mine: 'New, Old' },
  ]);
});
