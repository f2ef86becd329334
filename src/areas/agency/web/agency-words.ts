import { themeOf } from '#platform/shared/themes.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import type { AgencyFields, AgencySettings } from '../contract.ts';

export const LABELS: Record<keyof AgencyFields, string> = {
  name: 'Agency name',
  logo: 'Logo',
  customerNoun: 'What you call a customer',
  blogLink: 'Blog',
  marketPlaceLink: 'Market Place',
  themesId: 'Theme',
  customField1: 'Custom field label 1',
  customField2: 'Custom field label 2',
  customField3: 'Custom field label 3',
  showFirstNameLastName: 'Search by first name and by last name',
  proposeProducer: 'Propose whoever writes a new policy as its producer',
  officeTabDropdown: 'Office',
  reportTabDropdown: 'Reports',
  adminTabDropdown: 'Admin',
  leadsTabDropdown: 'Leads',
};

export function agencyFields({ version: _, ...fields }: AgencySettings): AgencyFields {
  return fields;
}

function shown<Field extends keyof AgencyFields>(field: Field, value: AgencyFields[Field]): string {
  if (field === 'themesId') return themeOf(Number(value)).name;
  if (field === 'logo') return value ? 'a picture' : '';
  return value === 1 ? 'on' : value === 0 ? 'off' : String(value);
}

export function agencyDifferences(theirs: AgencyFields, mine: AgencyFields): Difference[] {
  return (Object.keys(LABELS) as (keyof AgencyFields)[])
    .filter((field) => theirs[field] !== mine[field])
    .map((field) => ({
      label: LABELS[field],
      theirs: shown(field, theirs[field]),
      mine: shown(field, mine[field]),
    }));
}
