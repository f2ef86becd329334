import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { changeRecord, type RecordKind } from '#platform/server/records/save-record.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import { flagOf } from '#platform/shared/permissions.ts';
import type { AgencyFields, AgencySettings, saveAgency as saveEndpoint } from '../contract.ts';
import { AGENCY_LOG } from '../log.ts';
import { logoProblem } from '../rules.ts';
import { findSettings, lockSettings, type SettingsRow, updateSettings } from './store.ts';

/** The settings answer without an id: a session sees those of its own agency alone. */
interface Agency extends AgencySettings {
  id: number;
}

const numbered = (read: (db: Db) => Promise<SettingsRow>) => async (db: Db, id: number) => ({
  id,
  ...settingsOf(await read(db)),
});

const AGENCIES: RecordKind<Agency> = {
  subject: AGENCY_LOG.subject,
  lock: numbered(lockSettings),
  find: numbered(findSettings),
  // The log says that the picture changed, but does not keep every old picture.
  logged: ({ id, version, logo, ...settings }) => ({
    ...settings,
    logo: logo && `${logo.slice(0, 30)}… (${logo.length} characters)`,
  }),
};

export function saveAgency(call: Call<typeof saveEndpoint>): Promise<AgencySettings> {
  const { db, session, body } = call;
  return changeRecord(
    AGENCIES,
    call,
    { id: session.masterId, version: body.version },
    {
      problems: () => settingsProblems(body),
      change: () => updateSettings(db, columnsOf(body)),
    },
  );
}

function settingsProblems({ logo }: AgencyFields): FieldErrors {
  const problem = logoProblem(logo);
  return problem ? { logo: [problem] } : {};
}

export function settingsOf(row: SettingsRow): AgencySettings {
  return {
    name: row.name,
    logo: row.logo,
    customerNoun: row.customer_noun,
    blogLink: row.blog_link,
    marketPlaceLink: row.market_place_link,
    themesId: row.themes_id,
    customField1: row.custom_field_1,
    customField2: row.custom_field_2,
    customField3: row.custom_field_3,
    showFirstNameLastName: flagOf(row.show_first_name_last_name),
    proposeProducer: flagOf(row.propose_producer),
    officeTabDropdown: flagOf(row.office_tab_dropdown),
    reportTabDropdown: flagOf(row.report_tab_dropdown),
    adminTabDropdown: flagOf(row.admin_tab_dropdown),
    leadsTabDropdown: flagOf(row.leads_tab_dropdown),
    version: row.version,
  };
}

function columnsOf(fields: AgencyFields): Omit<SettingsRow, 'version'> {
  return {
    name: fields.name,
    logo: fields.logo,
    customer_noun: fields.customerNoun,
    blog_link: fields.blogLink,
    market_place_link: fields.marketPlaceLink,
    themes_id: fields.themesId,
    custom_field_1: fields.customField1,
    custom_field_2: fields.customField2,
    custom_field_3: fields.customField3,
    show_first_name_last_name: fields.showFirstNameLastName === 1,
    propose_producer: fields.proposeProducer === 1,
    office_tab_dropdown: fields.officeTabDropdown === 1,
    report_tab_dropdown: fields.reportTabDropdown === 1,
    admin_tab_dropdown: fields.adminTabDropdown === 1,
    leads_tab_dropdown: fields.leadsTabDropdown === 1,
  };
}
