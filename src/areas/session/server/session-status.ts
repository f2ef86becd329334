import type { KeyObject } from 'node:crypto';
import { gateConfigOf, type Viewer } from '#platform/server/auth/session.ts';
import { signToken } from '#platform/server/auth/tokens.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { USUAL_TIME_ZONE } from '#platform/shared/clock.ts';
import { flagOf, permissionFlags } from '#platform/shared/permissions.ts';
import { RELEASE, type SessionConfig, type SessionStatus, type WhiteLabel } from '../contract.ts';
import { AGREEMENT } from './agreement-text.ts';
import { isDemoPerson } from './demo-accounts.ts';
import { findSessionFacts, type SessionFacts } from './store.ts';

/** Who the status is for; sign-in has no open session yet, so this is less than a Session. */
export interface Person {
  sessionId: string;
  employeeId: number;
  name: string;
  email: string;
  viewer?: Viewer | undefined;
}

interface Surroundings {
  tokenKey: KeyObject;
  demoWorld: boolean;
}

/** What auth/status answers: the session as the screens need it, with a fresh token. */
export async function sessionStatus(
  db: Db,
  person: Person,
  { tokenKey, demoWorld }: Surroundings,
): Promise<SessionStatus> {
  const { viewer = null } = person;
  const facts = await findSessionFacts(db, person.employeeId, AGREEMENT.version);
  return {
    token: signToken(tokenKey, person),
    location: facts.office_name ?? 'None',
    officeId: facts.office_id,
    timeZone: facts.time_zone ?? USUAL_TIME_ZONE,
    isProvider: facts.is_provider,
    config: configOf(facts),
    permissions: {
      ...permissionFlags(facts.permissions as Record<string, unknown>),
      BACKOFFICE_ACCOUNT_ADDONS: facts.add_ons,
    },
    whiteLabel: whiteLabelOf(facts),
    telephony: { telephonySubAccount: flagOf(facts.telephony_sub_account) },
    agreementVersion: AGREEMENT.version,
    // Someone who only looks cannot answer for the person, so they are not asked what the person is asked.
    agreementRequired: !viewer && facts.accepted_at === null,
    release: { version: RELEASE, isNew: !viewer && facts.seen_release !== RELEASE },
    tour: !demoWorld || viewer || !isDemoPerson(person.email) ? null : facts.seen_tour ? 'seen' : 'due',
    viewer,
  };
}

function configOf(facts: SessionFacts): SessionConfig {
  return {
    ...gateConfigOf(facts),
    id: facts.master_id,
    themesId: facts.themes_id,
    showFirstNameLastName: flagOf(facts.show_first_name_last_name),
    proposeProducer: flagOf(facts.propose_producer),
    customField1: facts.custom_field_1,
    customField2: facts.custom_field_2,
    customField3: facts.custom_field_3,
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
