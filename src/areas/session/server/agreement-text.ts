import { AGREEMENT_VERSION } from '#platform/server/auth/agreement.ts';

/** What everyone accepts once for each version; a new text gets a new version. */
export const AGREEMENT = {
  version: AGREEMENT_VERSION,
  title: 'Terms of use',
  paragraphs: [
    "Coverdesk holds your agency's records of its customers. You use them for the work of the agency, and you keep your sign-in to yourself.",
    'What you enter, change or hide is recorded with your name and the time, so that your agency can answer for it.',
    'Personal details, card and bank account numbers go into the fields made for them and nowhere else. They are not to be copied into notes, messages or files.',
    'When you leave your desk, sign out. When you suspect that someone else knows your password, change it at once and tell your administrator.',
  ],
} as const;
