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
  const permissions = Object.fromEntries(flagsOf(need).map((name) => [name, 1 as const]));
  const officeId = need.telephony ? await agency.newOffice() : undefined;
  return agency.newPerson({ permissions, officeId, ...person });
}

/** People who each lack one thing that the gate asks for, and have everything else. */
export async function peopleOutside(app: TestApp, gate: GateName): Promise<TestPerson[]> {
  const asked = waysThrough(gate);
  const flags = new Set(asked.flatMap(flagsOf));
  const strangers: TestPerson[] = [];
  const rich = await app.newAgency(Object.assign({}, ...asked.map(agencyWith)));
  // Where a way through needs no flag, nobody can lack one.
  if (asked.every((need) => flagsOf(need).length > 0)) {
    for (const lacking of lackings(asked, flags))
      strangers.push(await rich.newPerson({ permissions: lacking }));
  }
  const asksOfAgency = asked.some((need) => Object.keys(agencyWith(need)).length > 0);
  if (asksOfAgency) {
    const poor = await app.newAgency({ switchesOff: true });
    strangers.push(await poor.newPerson({ permissions: { PRowner: 1 }, officeId: await poor.newOffice() }));
  }
  return strangers;
}

/** The flags that one way through asks for, all of them. */
function flagsOf({ permission, owner, backOffice, accounting }: Need): Permission[] {
  const asked = [owner && 'PRowner', backOffice && 'PRbackOffice', accounting && 'PRaccounting', permission];
  return asked.filter((flag) => flag !== undefined) as Permission[];
}

/** Of several ways each lacks its flag; of one way that asks for several flags, one after the other is lacking. */
function lackings(asked: readonly Need[], flags: ReadonlySet<Permission>): PersonOptions['permissions'][] {
  const withheld = asked.length > 1 ? [[...flags]] : [...flags].map((flag) => [flag]);
  return withheld.map((missing) => {
    // Where only an owner is let in, an administrator stays outside.
    const grants = missing.includes('PRowner') ? [] : GRANTING;
    return Object.fromEntries(
      PERMISSIONS.map((name) => [name, missing.includes(name) || grants.includes(name) ? 0 : 1] as const),
    );
  });
}

/** They open what other flags open. */
const GRANTING: readonly Permission[] = ['PRowner', 'PRadmin'];

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
