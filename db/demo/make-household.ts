import { daysBefore } from './days.ts';
import { makeLicense } from './make-license.ts';
import type { Random } from './random.ts';
import { FIRST_NAMES, RELATIONSHIPS } from './words/people.ts';

export interface DemoMember {
  first_name: string;
  last_name: string;
  relationship: string;
  dob: string;
  license_number: string;
  license_state: string;
}

const ADULT_DAYS = 18 * 365;
const OLDEST_CHILD_DAYS = 24 * 365;

/** Half of them live alone; the others with a spouse, children, relatives. */
export function makeHousehold(random: Random, lastName: string, state: string, today: string): DemoMember[] {
  if (random.chance(0.45)) return [];
  const members: DemoMember[] = [];
  if (random.chance(0.7)) {
    members.push(makeMember(random, lastName, 'Spouse', random.int(ADULT_DAYS, 80 * 365), state, today));
  }
  const others = members.length === 0 ? random.int(1, 2) : random.int(0, 3);
  for (let at = 0; at < others; at++) {
    const relationship = random.pick(RELATIONSHIPS);
    const days =
      relationship === 'Child' ? random.int(300, OLDEST_CHILD_DAYS) : random.int(ADULT_DAYS, 85 * 365);
    members.push(makeMember(random, lastName, relationship, days, state, today));
  }
  return members;
}

function makeMember(
  random: Random,
  lastName: string,
  relationship: string,
  ageInDays: number,
  state: string,
  today: string,
): DemoMember {
  const drives = ageInDays >= ADULT_DAYS && random.chance(0.7);
  return {
    first_name: random.pickCommon(FIRST_NAMES),
    last_name: lastName,
    relationship,
    dob: daysBefore(today, ageInDays),
    license_number: drives ? makeLicense(random, lastName, state) : '',
    license_state: drives ? state : '',
  };
}
