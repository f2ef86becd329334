import { signToken } from '#platform/server/auth/tokens.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { permissionFlags } from '#platform/shared/permissions.ts';
import type { SessionConfig, SessionStatus, WhiteLabel } from '../contract.ts';
import { AGREEMENT } from './agreement-text.ts';
import { findSessionFacts, type SessionFacts } from './store.ts';

/** Who the status is for; sign-in has no open session yet, so this is less than a Session. */
export interface Person {
  sessionId: string;
  employeeId: number;
  name: string;
  email: string;
}

/** What auth/status answers: the session as the screens need it, with a fresh token. */
export async function sessionStatus(db: Db, person: Person, tokenKey: Uint8Array): Promise<SessionStatus> {
  const facts = await findSessionFacts(db, person.employeeId, AGREEMENT.version);
  return {
    token: signToken(tokenKey, person),
    location: facts.office_name ?? 'None',
    officeId: facts.office_id,
    isProvider: facts.is_provider,
    config: configOf(facts),
    permissions: {
      ...permissionFlags(facts.permissions as Record<string, unknown>),
      BACKOFFICE_ACCOUNT_ADDONS: facts.add_ons,
    },
    whiteLabel: whiteLabelOf(facts),
    telephony: { telephonySubAccount: flagOf(facts.telephony_sub_account) },
    agreementVersion: AGREEMENT.version,
    agreementRequired: facts.accepted_at === null,
  };
}

const flagOf = (value: boolean) => (value ? 1 : 0);

function configOf(facts: SessionFacts): SessionConfig {
  return {
    id: facts.master_id,
    liteSwitch: facts.lite_switch,
    isReceiveLeads: flagOf(facts.is_receive_leads),
    themesId: facts.themes_id,
    showFirstNameLastName: flagOf(facts.show_first_name_last_name),
    customField1: facts.custom_field_1,
    customField2: facts.custom_field_2,
    customField3: facts.custom_field_3,
    isEnabledRaterTab: flagOf(facts.is_enabled_rater_tab),
    officeTabDropdown: flagOf(facts.office_tab_dropdown),
    reportTabDropdown: flagOf(facts.report_tab_dropdown),
    adminTabDropdown: flagOf(facts.admin_tab_dropdown),
    leadsTabDropdown: flagOf(facts.leads_tab_dropdown),
  };
}

function whiteLabelOf(facts: SessionFacts): WhiteLabel {
  return {
    agencyName: facts.name,
    logo: facts.logo,
    customerNoun: facts.customer_noun,
    links: { blog: facts.blog_link, marketPlace: facts.market_place_link },
  };
}
