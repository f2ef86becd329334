import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import type { Profile } from '../profile-contract.ts';

export type ProfileValues = Pick<Profile, 'firstName' | 'lastName' | 'phone'>;

const LABELS: Record<keyof ProfileValues, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
};

export function profileValues({ firstName, lastName, phone }: Profile): ProfileValues {
  return { firstName, lastName, phone };
}

export function profileDifferences(theirs: ProfileValues, mine: ProfileValues): Difference[] {
  const fields = Object.keys(LABELS) as (keyof ProfileValues)[];
  return fields
    .filter((field) => theirs[field].trim() !== mine[field].trim())
    .map((field) => ({ label: LABELS[field], theirs: theirs[field], mine: mine[field] }));
}
