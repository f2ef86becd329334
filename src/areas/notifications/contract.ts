import { z } from 'zod';
import { neededText } from '#platform/shared/contact-fields.ts';
import { moment } from '#platform/shared/dates.ts';
import { endpoint, id, idParams, nothing } from '#platform/shared/endpoint.ts';
import { optionalPageQuery } from '#platform/shared/paging.ts';
import { idParam, named } from '#platform/shared/record-fields.ts';
import { own } from './bell-contract.ts';
import { FILTERS, NOTIFICATION_TYPES, needsReceivers } from './rules.ts';

export const TITLE_MAX = 100;
export const MESSAGE_MAX = 2000;
const MOST_CHOSEN = 500;

const whole = z.number().int();

export const notification = z.object({
  id: whole,
  title: z.string(),
  /** Null while it is unread. */
  readAt: moment.nullable(),
  notification_message: z.object({ message: z.string() }),
  trandate: moment,
  /** Who sent it; no id when the product itself tells. */
  from_user: z.object({ id: whole.nullable(), name: z.string() }),
  /** 0 Normal, 1 Info, 2 Warning, 3 Urgent. */
  priority: whole,
  /** Whom the sender chose; '' when the product itself tells. */
  type: z.string(),
  /** An address within the product that shows what it is about, or ''. */
  link: z.string(),
  /** Whom that is about today, if it is about a customer. */
  customer: named.nullable(),
});
export type Notification = z.output<typeof notification>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications/{userId}',
  summary: 'The notifications of the signed-in person, newest first; all of them unless per_page is given.',
  allow: 'notifications',
  params: own,
  query: z.object({
    filter: z.enum(FILTERS, 'Choose all, new or read.').default('all'),
    /** Only those that came before this one: what arrives meanwhile does not move them. */
    before: idParam('Must be the number of a notification.').optional(),
    per_page: optionalPageQuery.shape.per_page,
  }),
  answer: z.object({ notifications: z.array(notification), hasMore: z.boolean() }),
});

const one = idParams('notification');

export const hideNotification = endpoint({
  method: 'POST',
  path: '/api/notifications/{id}/hide',
  summary: 'Takes an own notification out of the list.',
  allow: 'notifications',
  params: one,
  answer: nothing,
});

export const showNotification = endpoint({
  method: 'POST',
  path: '/api/notifications/{id}/show',
  summary: 'Brings an own notification back that was hidden.',
  allow: 'notifications',
  params: one,
  answer: nothing,
});

export const toggleRead = endpoint({
  method: 'POST',
  path: '/api/notifications/{id}/toggle_read_at',
  summary: 'Marks an own notification as read, or as unread when it was read.',
  allow: 'notifications',
  params: one,
  answer: notification,
});

export const readAll = endpoint({
  method: 'POST',
  path: '/api/notifications/{userId}/read_all',
  summary: 'Marks every own notification as read.',
  allow: 'notifications',
  params: own,
  answer: z.object({ read: whole }),
});

export const listReceivers = endpoint({
  method: 'GET',
  path: '/api/notifications/employee_groups/{masterId}',
  summary: 'Whom a notification can be sent to: people, groups, offices and the levels above them.',
  allow: 'notifications',
  params: z.object({ masterId: id('ownAgency') }),
  answer: z.object({
    employee: z.array(named),
    employee_groups: z.array(named),
    offices: z.array(named),
    territories: z.array(named),
    divisions: z.array(named),
    regions: z.array(named),
    districts: z.array(named),
  }),
});
export type Receivers = z.output<typeof listReceivers.answer>;

const chosen = z
  .number('Choose whom to send it to.')
  .int('Choose whom to send it to.')
  .positive('Choose whom to send it to.');

/** The session knows the sender and the agency, so fromUser and masterId are not read. */
export const notificationInput = z
  .object({
    type: z.enum(NOTIFICATION_TYPES, 'Choose a type.'),
    sendTo: z
      .union([z.array(chosen).max(MOST_CHOSEN, `Choose at most ${MOST_CHOSEN}.`), chosen], {
        error: 'Choose whom to send it to.',
      })
      .nullable()
      .optional(),
    title: neededText(TITLE_MAX, 'Enter a title.'),
    message: neededText(MESSAGE_MAX, 'Enter a message.'),
    priority: z
      .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)], 'Choose a priority.')
      .default(0),
  })
  .refine(({ type, sendTo }) => !needsReceivers(type) || idsOf(sendTo).length > 0, {
    path: ['sendTo'],
    error: 'Choose whom to send it to.',
  });
export type NotificationInput = z.output<typeof notificationInput>;

/** One id or a list of them, each once. */
export function idsOf(sendTo: number | number[] | null | undefined): number[] {
  return [...new Set([sendTo ?? []].flat())];
}

export const sendNotification = endpoint({
  method: 'POST',
  path: '/api/notifications',
  summary: 'Sends a notification to the active people behind what was chosen.',
  allow: 'notifications',
  body: notificationInput,
  answer: z.object({
    id: whole,
    type: z.enum(NOTIFICATION_TYPES),
    title: z.string(),
    message: z.string(),
    priority: whole,
    /** How many people it went to. */
    receivers: whole,
  }),
  idempotent: true,
});
