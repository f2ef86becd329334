import { PERMISSIONS, type Permission } from '#platform/shared/permissions.ts';
import { ACCOUNT_FACTS } from './account-facts.ts';
import type { AgencySettings } from './agency-rows.ts';
import { BUZZ, DICTATION } from './back-office-catalogue.ts';

export interface DemoPerson {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  officeId: number | null;
  permissions: Partial<Record<Permission, 0 | 1>>;
  acceptedAgreement: boolean;
}

export interface DemoAgency {
  masterId: number;
  name: string;
  /** Columns of `agencies` that differ from their defaults. */
  settings: AgencySettings;
  offices: { id: number; name: string }[];
  people: DemoPerson[];
}

const EVERY_FLAG_OFF: DemoPerson['permissions'] = Object.fromEntries(PERMISSIONS.map((name) => [name, 0]));

const links = {
  blog_link: 'https://example.com/blog',
  market_place_link: 'https://example.com/market-place',
};

/**
 * The agencies and people of the demo world. All of them are invented. The first has rows in every table, since
 * tables are filled in the order in which they first appear.
 */
export const DEMO_AGENCIES: DemoAgency[] = [
  {
    masterId: 1001,
    name: 'Demo Agency',
    settings: {
      lite_switch: 4,
      is_receive_leads: true,
      is_enabled_rater_tab: true,
      telephony_sub_account: true,
      show_first_name_last_name: true,
      propose_producer: true,
      add_ons: [BUZZ.id, DICTATION.id],
      ...links,
      ...ACCOUNT_FACTS[1001],
    },
    offices: [
      { id: 11, name: 'Main Street Office' },
      { id: 12, name: 'Harbor Office' },
      { id: 13, name: 'Airport Road Office' },
    ],
    people: [
      person(11, 'owner@demo.test', 'Dana', 'Whitfield', 11, { PRowner: 1 }),
      person(12, 'admin@demo.test', 'Marcus', 'Lindqvist', 11, { PRadmin: 1 }),
      person(13, 'agent@demo.test', 'Alex', 'Romero', 12, {
        PROfficeTab: 1,
        PRRolodexTab: 1,
        PRLeadsTab: 1,
        PRtraining: 1,
        PRoverrideOpenTaskChanges: 1,
        PRallowNotification: 1,
      }),
      {
        ...person(14, 'trainee@demo.test', 'Jamie', 'Okafor', null, EVERY_FLAG_OFF),
        acceptedAgreement: false,
      },
    ],
  },
  {
    masterId: 1002,
    name: 'Other Agency',
    settings: { lite_switch: 1, themes_id: 2, ...ACCOUNT_FACTS[1002] },
    offices: [{ id: 21, name: 'Old Town Office' }],
    people: [person(21, 'owner@other.test', 'Ruth', 'Delgado', 21, { PRowner: 1 })],
  },
  {
    masterId: 1,
    name: 'Coverdesk Provider',
    settings: { is_provider: true, lite_switch: 4, ...links, ...ACCOUNT_FACTS[1] },
    offices: [{ id: 1, name: 'Headquarters' }],
    people: [
      person(1, 'accounting@provider.test', 'Priya', 'Raman', 1, { PRbackOffice: 1, PRaccounting: 1 }),
      person(2, 'sales@provider.test', 'Tom', 'Becker', 1, { PRbackOffice: 1 }),
    ],
  },
];

function person(
  id: number,
  email: string,
  firstName: string,
  lastName: string,
  officeId: number | null,
  permissions: DemoPerson['permissions'],
): DemoPerson {
  const phone = `(305) 555-01${String(id).padStart(2, '0')}`;
  return { id, email, firstName, lastName, phone, officeId, permissions, acceptedAgreement: true };
}
