import { expect, test } from 'vitest';
import type { AgencyForm } from '../contract.ts';
import { mappingDifferences, mappingOf, mappingValues } from './mapping-values.ts';

const field = { page: 1, options: [], maxLength: null, isMultiline: false };
const form = {
  fields: [
    { ...field, name: 'a.b', label: 'Insured', kind: 'text' },
    { ...field, name: 'auto', label: 'Auto', kind: 'check' },
  ],
  mapping: [{ field: 'auto', fact: 'policy.type', when: 'New' }],
} as unknown as AgencyForm;

test('what the screen shows of a mapping is what it saves, also for names with dots', () => {
  const values = mappingValues(form);
  expect(mappingOf(form, values)).toEqual(form.mapping);
  values.facts.f0 = 'customer.name';
  expect(mappingOf(form, values)[0]).toEqual({ field: 'a.b', fact: 'customer.name', when: '' });
  expect(mappingDifferences(form, values)).toEqual([
    { label: 'Insured', theirs: '', mine: 'Customer: Name' },
  ]);
});
