import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import type { AgencyForm } from '../contract.ts';
import { type Fact, factWords } from '../rules/facts.ts';
import type { Mapped } from '../rules/mapping.ts';

/** By the place of the field, since names of fields have dots. */
export interface MappingValues extends Record<string, unknown> {
  facts: Record<string, Fact | ''>;
  whens: Record<string, string>;
}

export const placeOf = (at: number) => `f${at}`;

export function mappingValues({ fields, mapping }: AgencyForm): MappingValues {
  const of = new Map(mapping.map((mapped) => [mapped.field, mapped]));
  const entries = <Value>(value: (mapped: Mapped | undefined) => Value) =>
    Object.fromEntries(fields.map(({ name }, at) => [placeOf(at), value(of.get(name))]));
  return {
    facts: entries((mapped) => mapped?.fact ?? ''),
    whens: entries((mapped) => mapped?.when ?? ''),
  };
}

export function mappingOf({ fields }: AgencyForm, { facts, whens }: MappingValues): Mapped[] {
  return fields.flatMap(({ name, kind }, at) => {
    const fact = facts[placeOf(at)];
    const when = kind === 'check' ? (whens[placeOf(at)] ?? '').trim() : '';
    return fact ? [{ field: name, fact, when }] : [];
  });
}

export function mappingDifferences(theirs: AgencyForm, mine: MappingValues): Difference[] {
  const stored = mappingValues(theirs);
  const words = ({ facts, whens }: MappingValues, at: number) => {
    const fact = facts[placeOf(at)];
    return fact ? [factWords(fact), whens[placeOf(at)]].filter(Boolean).join(', ') : '';
  };
  return theirs.fields
    .map(({ label }, at) => ({ label, theirs: words(stored, at), mine: words(mine, at) }))
    .filter((difference) => difference.theirs !== difference.mine);
}
