import { RELEASE } from '#areas/session/contract.ts';
import { AGREEMENT } from '#areas/session/server/public.ts';
import type { DemoAgency } from './agencies.ts';
import { officeRows } from './office-rows.ts';
import { type TableRow, table } from './table-loader.ts';

/** COPY has no default for a single row, so an agency states every setting that some agency sets. */
const SETTINGS = {
  is_provider: false,
  lite_switch: 1,
  is_receive_leads: false,
  themes_id: 1,
  show_first_name_last_name: false,
  propose_producer: false,
  is_enabled_rater_tab: false,
  telephony_sub_account: false,
  add_ons: [] as readonly number[],
  blog_link: '',
  market_place_link: '',
  package_name: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  phone: '',
  contact_1: '',
  contact_2: '',
  created_at: '2024-01-15 15:00:00Z',
};
export type AgencySettings = Partial<typeof SETTINGS>;

const AGENCIES = table('agencies', [
  'master_id',
  'name',
  ...(Object.keys(SETTINGS) as (keyof typeof SETTINGS)[]),
]);
const EMPLOYEES = table('employees', [
  'master_id',
  'id',
  'office_id',
  'first_name',
  'last_name',
  'email',
  'phone',
  'permissions',
  'telephony_on',
  'seen_release',
]);
const LOGINS = table('logins', ['email', 'master_id', 'employee_id', 'password_hash']);
const ACCEPTANCES = table('agreement_acceptances', ['master_id', 'employee_id', 'version']);

/** An agency with its offices and people, who all have the password of that hash. */
export function* agencyRows(agency: DemoAgency, passwordHash: string): Generator<TableRow> {
  const master_id = agency.masterId;
  yield AGENCIES.row({ master_id, name: agency.name, ...SETTINGS, ...agency.settings });
  yield* officeRows(master_id, agency.offices);
  for (const { id, email, ...person } of agency.people) {
    yield EMPLOYEES.row({
      master_id,
      id,
      office_id: person.officeId,
      first_name: person.firstName,
      last_name: person.lastName,
      email,
      phone: person.phone,
      permissions: person.permissions,
      seen_release: RELEASE,
      telephony_on: agency.settings.telephony_sub_account === true && person.officeId !== null,
    });
    yield LOGINS.row({ email, master_id, employee_id: id, password_hash: passwordHash });
    if (person.acceptedAgreement) {
      yield ACCEPTANCES.row({ master_id, employee_id: id, version: AGREEMENT.version });
    }
  }
}
