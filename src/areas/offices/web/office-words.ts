import type { GroupKind } from '../rules.ts';

export const KIND_LABELS: Record<GroupKind | 'office', string> = {
  territory: 'Territory',
  division: 'Division',
  region: 'Region',
  district: 'District',
  office: 'Office',
};

interface Address {
  address: string;
  city: string;
  state: string;
  zip: string;
}

/** Miami, FL 33145 */
export function placeLine({ city, state, zip }: Omit<Address, 'address'>): string {
  return [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** 1841 Coral Way, Miami, FL 33145 */
export function addressLine(office: Address): string {
  return [office.address, placeLine(office)].filter(Boolean).join(', ');
}

/** North › Lakes */
export function pathLine(path: readonly { name: string }[]): string {
  return path.map(({ name }) => name).join(' › ');
}
