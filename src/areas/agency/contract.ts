import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { flag } from '#platform/shared/permissions.ts';
import { seenVersion } from '#platform/shared/record-fields.ts';
import { THEMES } from '#platform/shared/themes.ts';

/** The largest logo as it is sent, in characters: about 48 KB of picture. */
export const LOGO_MAX = 65_536;

const words = (ask: string, most: number) =>
  z.string({ error: ask }).trim().min(1, ask).max(most, `At most ${most} characters.`);

const outsideLink = z
  .string({ error: 'Enter an address or leave it empty.' })
  .trim()
  .max(300, 'At most 300 characters.')
  .refine(
    (link) => link === '' || /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(link),
    'Enter a whole address like https://agency.com/blog, or leave it empty.',
  );

const fields = {
  name: words('Enter the name of the agency.', 80),
  /** A picture as a data address, or '' for the mark of the product. */
  logo: z
    .string({ error: 'Choose a picture.' })
    .max(LOGO_MAX, 'Choose a picture of at most 48 KB.')
    .refine(
      (logo) => logo === '' || /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+=*$/.test(logo),
      'Choose a PNG, JPEG, GIF or WebP picture.',
    ),
  customerNoun: words('Enter what you call a customer.', 30).regex(
    /^[\p{L}][\p{L} -]*$/u,
    'Use letters, spaces and hyphens only.',
  ),
  blogLink: outsideLink,
  marketPlaceLink: outsideLink,
  themesId: z
    .number({ error: 'Choose a theme.' })
    .refine((id) => THEMES.some((theme) => theme.id === id), 'Choose one of the themes.'),
  customField1: words('Enter a label.', 40),
  customField2: words('Enter a label.', 40),
  customField3: words('Enter a label.', 40),
  showFirstNameLastName: flag,
  /** Whoever writes a new policy is proposed as its producer. */
  proposeProducer: flag,
  officeTabDropdown: flag,
  reportTabDropdown: flag,
  adminTabDropdown: flag,
  leadsTabDropdown: flag,
};

export const agencySettings = z.object({ ...fields, version: z.number().int() });
export type AgencySettings = z.output<typeof agencySettings>;
export type AgencyFields = Omit<AgencySettings, 'version'>;

export const getAgency = endpoint({
  method: 'GET',
  path: '/api/admin/agency',
  summary: 'What the agency shows of itself: names, logo, links, theme, menus.',
  allow: 'admin',
  answer: agencySettings,
});

export const saveAgency = endpoint({
  method: 'POST',
  path: '/api/admin/agency',
  summary: 'Saves it; a stale version is refused with the current record.',
  allow: 'admin',
  body: z.object({ ...fields, version: seenVersion }),
  answer: agencySettings,
});

export const listAdministrators = endpoint({
  method: 'GET',
  path: '/api/administrators',
  summary: 'Who administers the agency: the people to ask for permissions.',
  allow: 'signedIn',
  answer: z.object({
    results: z.array(
      z.object({ id: z.number().int(), name: z.string(), role: z.string(), email: z.string() }),
    ),
  }),
});
