import { screenTexts } from '#platform/web/screen-texts.ts';
import type { Group } from './groups-for.ts';

/** Below the search for customers, while someone types. */
export const texts = screenTexts({
  customers: 'Customers',
  policies: 'Policies',
  phones: 'Customers by phone',
  leads: 'Leads',
} satisfies Record<Group, string>);
