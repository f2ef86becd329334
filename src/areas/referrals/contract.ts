import { z } from 'zod';
import {
  neededName,
  neededText,
  optionalName,
  optionalPhone,
  optionalText,
} from '#platform/shared/contact-fields.ts';
import { moment } from '#platform/shared/dates.ts';
import { endpoint, idParams, pdfFile } from '#platform/shared/endpoint.ts';
import { paged, pageQuery } from '#platform/shared/paging.ts';
import { flagParam, truth } from '#platform/shared/record-fields.ts';

export const MESSAGE_MAX = 1000;

export const referralInput = z.object({
  // A mail writes both into a line of its own.
  friendName: neededName(100, 'Enter the name of your friend.'),
  email: neededText(254, 'Enter the email address of your friend.').refine(
    (value) => z.email().safeParse(value).success,
    'Enter an email address like name@example.com.',
  ),
  agency: optionalName(100),
  phone: optionalPhone,
  message: optionalText(MESSAGE_MAX),
});
export type ReferralInput = z.output<typeof referralInput>;

export const REFERRAL_STATES = ['waiting', 'sent', 'failed'] as const;
export type ReferralState = (typeof REFERRAL_STATES)[number];

const referral = z.object({
  id: z.number().int(),
  friendName: z.string(),
  email: z.string(),
  agency: z.string(),
  phone: z.string(),
  message: z.string(),
  hidden: z.boolean(),
  state: z.enum(REFERRAL_STATES),
  createdAt: moment,
  sentAt: moment.nullable(),
});
export type Referral = z.output<typeof referral>;

const hiddenQuery = z.object({ hidden: flagParam.default(0) });

export const ownReferrals = endpoint({
  method: 'GET',
  path: '/api/referrals',
  summary:
    'The friends that I have referred, the latest first: those that I see, or those that I have hidden.',
  allow: 'signedIn',
  query: pageQuery.extend(hiddenQuery.shape),
  answer: paged(referral),
});

export const referFriend = endpoint({
  method: 'POST',
  path: '/api/referrals',
  summary: 'Refers a friend; the invitation goes out by mail.',
  allow: 'signedIn',
  body: referralInput,
  answer: referral,
  idempotent: true,
});

export const hideReferral = endpoint({
  method: 'POST',
  path: '/api/referrals/{id}/hide',
  summary: 'Hides one of my referrals or brings it back.',
  allow: 'signedIn',
  params: idParams('referral'),
  body: z.object({ hidden: truth }),
  answer: referral,
});

export const printReferrals = endpoint({
  method: 'GET',
  path: '/api/referrals/pdf',
  summary: 'The chosen pages of my referrals as a PDF, such as 1-10 or 3,5,8-12.',
  allow: 'signedIn',
  query: hiddenQuery.extend({
    pages: z.string('Enter pages like 1-10 or 3,5,8-12.').max(200, 'At most 200 characters.'),
  }),
  answer: pdfFile,
});
