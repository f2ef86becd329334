import { z } from 'zod';
import { moment } from '#platform/shared/dates.ts';
import { endpoint, nothing, uuid } from '#platform/shared/endpoint.ts';
import { flag, PERMISSIONS, type Permission } from '#platform/shared/permissions.ts';

export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 256;
/** What an agency is called until it is named, and the product's own name. */
export const PRODUCT_NAME = 'Coverdesk';

/** The release whose notice people see once. */
export const RELEASE = 'v7.7';

const emailAddress = z
  .string({ error: 'Enter your email address.' })
  .trim()
  .min(1, 'Enter your email address.')
  .max(254, 'Enter an email address of at most 254 characters.')
  .pipe(z.email('Enter an email address like name@agency.com.'));

/** A password that is only compared; what a new one must satisfy is in the rules. */
const givenPassword = (ask: string) =>
  z.string({ error: ask }).min(1, ask).max(PASSWORD_MAX, `At most ${PASSWORD_MAX} characters.`);

const newPassword = z
  .string({ error: 'Choose a password.' })
  .min(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters.`)
  .max(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters.`);

export const sessionConfig = z.object({
  id: z.number().int(),
  liteSwitch: z.number().int(),
  isReceiveLeads: flag,
  themesId: z.number().int(),
  showFirstNameLastName: flag,
  proposeProducer: flag,
  customField1: z.string(),
  customField2: z.string(),
  customField3: z.string(),
  isEnabledRaterTab: flag,
  officeTabDropdown: flag,
  reportTabDropdown: flag,
  adminTabDropdown: flag,
  leadsTabDropdown: flag,
});
export type SessionConfig = z.infer<typeof sessionConfig>;

export const whiteLabel = z.object({
  agencyName: z.string(),
  /** An address of an image, or '' for the mark of the product. */
  logo: z.string(),
  /** What a customer is called on the screens. */
  customerNoun: z.string(),
  /** Outside links of the header; '' hides the link. */
  links: z.object({ blog: z.string(), marketPlace: z.string() }),
});
export type WhiteLabel = z.infer<typeof whiteLabel>;

export const sessionPermissions = z.object({
  ...(Object.fromEntries(PERMISSIONS.map((name) => [name, flag])) as Record<Permission, typeof flag>),
  /** The add-ons of the agency's account. */
  BACKOFFICE_ACCOUNT_ADDONS: z.array(z.number().int()),
});
export type SessionPermissions = z.infer<typeof sessionPermissions>;

export const sessionStatus = z.object({
  token: z.string(),
  /** The name of the home office, or 'None'. */
  location: z.string(),
  officeId: z.number().int().nullable(),
  /** By whose clock the person's days go: that of the home office. */
  timeZone: z.string(),
  /** True for people of the provider, whose back office reaches other agencies' accounts. */
  isProvider: z.boolean(),
  config: sessionConfig,
  permissions: sessionPermissions,
  whiteLabel,
  telephony: z.object({ telephonySubAccount: flag }),
  agreementVersion: z.string(),
  /** True until the person has accepted the agreement of this version. */
  agreementRequired: z.boolean(),
  release: z.object({
    version: z.string(),
    /** True until the person has read its notice. */
    isNew: z.boolean(),
  }),
  /** The tour of the demo world: to be shown, or shown before; null where there is none. */
  tour: z.enum(['due', 'seen']).nullable(),
  /** Whoever looks at the product as this person, until when at most; nothing can be changed meanwhile. */
  viewer: z.object({ id: z.number().int(), name: z.string(), until: moment }).nullable(),
});
export type SessionStatus = z.infer<typeof sessionStatus>;

export const sessionUser = z.object({ id: z.number().int(), name: z.string(), email: z.string() });
export type SessionUser = z.infer<typeof sessionUser>;

export const signInPage = endpoint({
  method: 'GET',
  path: '/api/auth/sign-in',
  summary:
    'What the sign-in page shows: the demo accounts in the demo world, and whether an agency exists yet.',
  allow: 'anyone',
  answer: z.object({
    demoAccounts: z.array(z.object({ email: z.string(), agency: z.string(), role: z.string() })),
    /** The password of all demo accounts; '' outside the demo world. */
    demoPassword: z.string(),
    needsFirstOwner: z.boolean(),
  }),
});

export const signIn = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Signs in and sets the session cookie. A refusal does not tell which part was wrong.',
  allow: 'anyone',
  body: z.object({ email: emailAddress, password: givenPassword('Enter your password.') }),
  answer: sessionStatus.extend({ user: sessionUser }),
});

export const authStatus = endpoint({
  method: 'GET',
  path: '/api/auth/status',
  summary: 'The session behind the cookie, with a fresh token.',
  allow: 'signedIn',
  cookieOnly: true,
  needsPerson: true,
  answer: sessionStatus,
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends the session; its token and cookie are refused from then on.',
  allow: 'signedIn',
  lane: 'always',
  needsPerson: true,
  beforeAgreement: true,
  whileViewing: true,
  answer: nothing,
});

export const stopViewing = endpoint({
  method: 'POST',
  path: '/api/auth/stop-viewing',
  summary: "Ends 'View as': the session is its own person’s again. Repeated it changes nothing.",
  allow: 'signedIn',
  needsPerson: true,
  beforeAgreement: true,
  whileViewing: true,
  answer: nothing,
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/password',
  summary: 'Changes the password of the signed-in person and ends all of their other sessions.',
  allow: 'signedIn',
  needsPerson: true,
  beforeAgreement: true,
  body: z.object({ currentPassword: givenPassword('Enter your current password.'), newPassword }),
  answer: nothing,
});

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/password/forgot',
  summary: 'Mails a single-use link when the address has an account; answers the same when it has none.',
  allow: 'anyone',
  body: z.object({ email: emailAddress }),
  answer: z.object({ message: z.string() }),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/password/reset',
  summary: 'Sets a new password with the token of a mailed link, and ends every session of the person.',
  allow: 'anyone',
  body: z.object({
    token: z
      .string({ error: 'The link is not complete.' })
      .min(1, 'The link is not complete.')
      .max(200, 'The link is not valid.'),
    newPassword,
  }),
  answer: nothing,
});

export const ownSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Where the signed-in person is signed in, the latest seen first.',
  allow: 'signedIn',
  answer: z.object({
    results: z.array(
      z.object({
        id: z.string(),
        startedAt: moment,
        lastSeenAt: moment,
        /** As the browser named itself. */
        userAgent: z.string(),
        /** True for the session that asks. */
        isThis: z.boolean(),
      }),
    ),
  }),
});

export const endOwnSession = endpoint({
  method: 'POST',
  path: '/api/auth/sessions/{id}/end',
  summary: 'Signs the person out in that other place.',
  allow: 'signedIn',
  needsPerson: true,
  params: z.object({ id: uuid('session') }),
  answer: nothing,
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/auth/sessions/end-others',
  summary: 'Signs the person out everywhere else.',
  allow: 'signedIn',
  needsPerson: true,
  answer: z.object({ ended: z.number().int() }),
});

export const agreement = endpoint({
  method: 'GET',
  path: '/api/agreement',
  summary: 'The agreement in force.',
  allow: 'signedIn',
  answer: z.object({ version: z.string(), title: z.string(), paragraphs: z.array(z.string()) }),
});

export const acceptAgreement = endpoint({
  method: 'POST',
  path: '/api/agreement',
  summary: 'Accepts the agreement of that version, once for each person and version.',
  allow: 'signedIn',
  beforeAgreement: true,
  body: z.object({ version: z.string({ error: 'Name the version that you accept.' }) }),
  answer: nothing,
});
