import { z } from 'zod';
import { endpoint, id } from '#platform/shared/endpoint.ts';

export const own = z.object({ userId: id('ownPerson') });

const whole = z.number().int();

/** All that the icon needs; the rest of the contract comes with the panel. */
export const countUnread = endpoint({
  method: 'GET',
  path: '/api/notifications/{userId}/unread',
  summary:
    'How many of the signed-in person’s notifications are unread, counted up to 1000, and the latest of them.',
  allow: 'notifications',
  params: own,
  answer: z.object({
    unread: whole,
    latest: z.object({ id: whole, title: z.string(), priority: whole, from: z.string() }).nullable(),
  }),
});
