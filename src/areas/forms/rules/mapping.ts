import type { Fact, FactValues } from './facts.ts';
import { CHECKED, type FormField, fittingText } from './fields.ts';

/** Which fact fills a field; a box is checked when the fact reads like `when`. */
export interface Mapped {
  field: string;
  fact: Fact;
  when: string;
}

/** What is wrong with a mapping for these fields, or nothing. */
export function mappingProblem(fields: readonly FormField[], mapping: readonly Mapped[]): string | undefined {
  const seen = new Set<string>();
  for (const { field: name, when } of mapping) {
    const field = fields.find((each) => each.name === name);
    if (!field) return `The form has no field ${name}.`;
    if (seen.has(name)) return `The field ${name} is mapped twice.`;
    if (field.kind === 'check' && when === '')
      return `Say what the fact has to be for the box ${field.label} to be checked.`;
    seen.add(name);
  }
  return undefined;
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The value of every field, in the order of the form; what does not fit is left for the person to fill in. */
export function valuesFor(
  fields: readonly FormField[],
  mapping: readonly Mapped[],
  facts: FactValues,
): { field: string; value: string }[] {
  const byField = new Map(mapping.map((mapped) => [mapped.field, mapped]));
  return fields.map((field) => {
    const mapped = byField.get(field.name);
    return { field: field.name, value: mapped ? fittingValue(field, mapped, facts[mapped.fact] ?? '') : '' };
  });
}

function fittingValue(field: FormField, { when }: Mapped, fact: string): string {
  if (field.kind === 'check') return same(fact, when) ? CHECKED : '';
  if (field.kind === 'choice') return field.options.find((option) => same(option, fact)) ?? '';
  const text = fittingText(field, fact);
  return field.maxLength === null ? text : text.slice(0, field.maxLength);
}
