import type { Allow } from '#platform/shared/endpoint.ts';
import { type GateName, type Need, waysThrough } from '#platform/shared/gates.ts';
import { PERMISSIONS, type Permission } from '#platform/shared/permissions.ts';
import type { AgencyOptions, PersonOptions, TestPerson } from './test-agency.ts';
import type { TestApp } from './test-app.ts';

/** Somebody of a new agency whom the gate lets in, and whom nothing but the gate does. */
export async function personWithin(
  app: TestApp,
  allow: Allow,
  person: PersonOptions = {},
): Promise<TestPerson> {
  const [need = {}] = allow === 'anyone' || allow === 'signedIn' ? [{}] : waysThrough(allow);
  const agency = await app.newAgency(agencyWith(need));
  const permission = need.backOffice ? 'PRbackOffice' : need.permission;
  const officeId = need.telephony ? await agency.newOffice() : undefined;
  return agency.newPerson({ permissions: permission ? { [permission]: 1 } : {}, officeId, ...person });
}

/** People who each lack one thing that the gate asks for, and have everything else. */
export async function peopleOutside(app: TestApp, gate: GateName): Promise<TestPerson[]> {
  const asked = waysThrough(gate);
  const wanted = new Set(
    asked.map(({ permission, backOffice }) => (backOffice ? 'PRbackOffice' : permission)),
  );
  const lacking = Object.fromEntries(
    PERMISSIONS.map((name) => [name, isWithheld(name, wanted) ? 0 : 1] as const),
  );
  const strangers: TestPerson[] = [];
  const rich = await app.newAgency(Object.assign({}, ...asked.map(agencyWith)));
  if (!wanted.has(undefined)) strangers.push(await rich.newPerson({ permissions: lacking }));
  const asksOfAgency = asked.some((need) => Object.keys(agencyWith(need)).length > 0);
  if (asksOfAgency) {
    const poor = await app.newAgency({ switchesOff: true });
    strangers.push(await poor.newPerson({ permissions: { PRowner: 1 }, officeId: await poor.newOffice() }));
  }
  return strangers;
}

const isWithheld = (name: Permission, wanted: ReadonlySet<string | undefined>) =>
  wanted.has(name) || name === 'PRowner' || name === 'PRadmin';

function agencyWith(need: Need): AgencyOptions {
  return {
    ...(need.backOffice && { isProvider: true }),
    ...(need.liteLevel && { liteSwitch: need.liteLevel }),
    ...(need.config === 'isReceiveLeads' && { isReceiveLeads: true }),
    ...(need.config === 'isEnabledRaterTab' && { isEnabledRaterTab: true }),
    ...(need.addOn && { addOns: [need.addOn] }),
    ...(need.telephony && { telephony: true }),
  };
}
