import { expect, test } from 'vitest';
import { type FormField, valueProblem } from './fields.ts';
import { type Mapped, mappingProblem, valuesFor } from './mapping.ts';

const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  ...{ name, label: name, kind: 'text', page: 1, options: [], maxLength: null, isMultiline: false },
  ...more,
});
const mapped = (name: string, fact: Mapped['fact'], when = ''): Mapped => ({ field: name, fact, when });

const FIELDS = [
  field('name', { maxLength: 5 }),
  field('auto', { kind: 'check' }),
  field('state', { kind: 'choice', options: ['FL', 'GA'] }),
  field('rest'),
];

test('fields are filled by their facts: cut to their length, checked when the fact reads so, chosen among the options', () => {
  const mapping = [
    mapped('name', 'customer.name'),
    mapped('auto', 'policy.lineOfBusiness', 'personal auto'),
    mapped('state', 'customer.state'),
  ];
  const facts = {
    'customer.name': 'Ann\nLee',
    'policy.lineOfBusiness': 'Personal Auto',
    'customer.state': 'fl',
  };
  expect(valuesFor(FIELDS, mapping, facts).map(({ value }) => value)).toEqual(['Ann L', 'Yes', 'FL', '']);
  expect(valuesFor(FIELDS, mapping, {}).map(({ value }) => value)).toEqual(['', '', '', '']);
});

test('a field is mapped once, and a box says when it is checked', () => {
  expect(mappingProblem(FIELDS, [mapped('name', 'customer.name')])).toBeUndefined();
  expect(mappingProblem(FIELDS, [mapped('gone', 'customer.name')])).toContain('no field gone');
  expect(
    mappingProblem(FIELDS, [mapped('name', 'customer.name'), mapped('name', 'customer.city')]),
  ).toContain('twice');
  expect(mappingProblem(FIELDS, [mapped('auto', 'policy.type')])).toContain('checked');
});

test('a value fits its field', () => {
  const [name, auto, state] = FIELDS as [FormField, FormField, FormField];
  expect(valueProblem(name, 'abcdef')).toContain('5 characters');
  expect(valueProblem(auto, 'No')).toContain('Yes');
  expect(valueProblem(state, 'TX')).toContain('FL, GA');
  for (const each of FIELDS) expect(valueProblem(each, '')).toBeUndefined();
});
