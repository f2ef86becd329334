import { themeOf } from '#platform/shared/themes.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import type { AgencyFields, AgencySettings } from '../contract.ts';
import { texts } from './texts.ts';

export function agencyFields({ version: _, ...fields }: AgencySettings): AgencyFields {
  return fields;
}

function shown<Field extends keyof AgencyFields>(field: Field, value: AgencyFields[Field]): string {
  if (field === 'themesId') return themeOf(Number(value)).name;
  if (field === 'logo') return value ? texts.values.picture : '';
  return value === 1 ? texts.values.on : value === 0 ? texts.values.off : String(value);
}

export function agencyDifferences(theirs: AgencyFields, mine: AgencyFields): Difference[] {
  return (Object.keys(texts.labels) as (keyof AgencyFields)[])
    .filter((field) => theirs[field] !== mine[field])
    .map((field) => ({
      label: texts.labels[field],
      theirs: shown(field, theirs[field]),
      mine: shown(field, mine[field]),
    }));
}
