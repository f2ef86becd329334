import type { Random } from './random.ts';
import { LICENSE_FORMS } from './words/places.ts';

export function makeLicense(random: Random, lastName: string, state: string): string {
  const form = LICENSE_FORMS[state];
  if (form) return random.fill(form);
  const initial = lastName.normalize('NFD').charAt(0).toUpperCase();
  return random.fill(`${initial}###-###-##-###-0`);
}
