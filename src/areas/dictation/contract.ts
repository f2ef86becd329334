import { z } from 'zod';
import { endpoint, nothing } from '#platform/shared/endpoint.ts';

export const LONGEST_SECONDS = 60;

export const getSpeechToken = endpoint({
  method: 'GET',
  path: '/api/v1/speech-to-text/token',
  summary: 'A token of two minutes for one dictation.',
  allow: 'dictation',
  answer: z.object({ accessToken: z.string() }),
});

const WRONG_DURATION = `Give the seconds, from 0 to ${LONGEST_SECONDS}.`;

export const logDictation = endpoint({
  method: 'POST',
  path: '/api/v1/speech-to-text/log',
  summary: 'Records how long somebody dictated; the token of the dictation is checked when it is sent along.',
  allow: 'dictation',
  body: z.object({
    duration: z
      .number(WRONG_DURATION)
      .int(WRONG_DURATION)
      .min(0, WRONG_DURATION)
      .max(LONGEST_SECONDS, WRONG_DURATION),
    accessToken: z.string('Must be text.').optional(),
  }),
  answer: nothing,
});
