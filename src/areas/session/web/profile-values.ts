import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import type { Profile } from '../profile-contract.ts';
import { texts } from './texts.tsx';

export type ProfileValues = Pick<Profile, 'firstName' | 'lastName' | 'phone'>;

export function profileValues({ firstName, lastName, phone }: Profile): ProfileValues {
  return { firstName, lastName, phone };
}

export function profileDifferences(theirs: ProfileValues, mine: ProfileValues): Difference[] {
  const { labels } = texts.profile;
  const fields = Object.keys(labels) as (keyof ProfileValues)[];
  return fields
    .filter((field) => theirs[field].trim() !== mine[field].trim())
    .map((field) => ({ label: labels[field], theirs: theirs[field], mine: mine[field] }));
}
