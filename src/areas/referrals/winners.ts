import type { VideoKind } from '#platform/shared/videos.ts';

export interface WinnerVideo {
  name: string;
  quarter: string;
  kind: VideoKind;
  code: string;
}

/** The videos of the past quarterly winners of the referral program, the latest first. */
export const WINNER_VIDEOS: readonly WinnerVideo[] = [
  {
    name: 'A family agency and its first referral',
    quarter: 'Third quarter 2026',
    kind: 1,
    code: '76979871',
  },
  { name: 'Two offices, eleven friends', quarter: 'Second quarter 2026', kind: 2, code: 'M7lc1UVf-VE' },
  { name: 'From the counter to the stage', quarter: 'First quarter 2026', kind: 1, code: '22439234' },
  { name: 'How a neighbor became a partner', quarter: 'Fourth quarter 2025', kind: 2, code: 'aqz-KE-bpKQ' },
  { name: 'The agency that asked everybody', quarter: 'Third quarter 2025', kind: 1, code: '1084537' },
  { name: 'A winner looks back', quarter: 'Second quarter 2025', kind: 2, code: 'ScMzIvxBSi4' },
];
