import type { Random } from './random.ts';
import { makeVin } from './vin.ts';
import { TAG_FORMS } from './words/places.ts';
import { MAKERS } from './words/vehicles.ts';

export interface DemoVehicle {
  year: number;
  make: string;
  model: string;
  vin: string;
  tag: string;
  tag_state: string;
  /** In cents. */
  stated_value: number | null;
  /** In hundredths of a percent. */
  business_use: number | null;
}

export function makeVehicles(
  random: Random,
  isBusiness: boolean,
  state: string,
  today: string,
): DemoVehicle[] {
  const count = isBusiness ? random.int(1, 6) : random.int(0, 2);
  return Array.from({ length: count }, () => makeVehicle(random, isBusiness, state, today));
}

function makeVehicle(random: Random, isBusiness: boolean, state: string, today: string): DemoVehicle {
  const year = Number(today.slice(0, 4)) - random.int(0, 20);
  const { make, wmi, models } = random.pickCommon(MAKERS);
  return {
    year,
    make,
    model: random.pick(models),
    vin: random.chance(0.95) ? makeVin(random, wmi, year) : '',
    tag: random.chance(0.9) ? random.fill(random.pick(TAG_FORMS[state] ?? ['@@@-####'])) : '',
    tag_state: state,
    stated_value: random.chance(0.25) ? random.int(30, 900) * 10_000 : null,
    business_use: isBusiness ? random.int(10, 20) * 500 : null,
  };
}
