import { expect, test } from 'vitest';
import { templateDifferences, templateValues } from './template-values.ts';

test('a new template is in use and is not what emails begin with', () => {
  expect(templateValues(undefined, 'customLetter')).toEqual({
    ...{ kind: 'customLetter', title: '', subject: '', body: '', isDefault: false, active: true },
  });
});

test('differences are shown in words, without the tags', () => {
  const mine = { ...templateValues(undefined, 'emailBlast'), body: '<p>One</p><p>two</p>' };
  expect(templateDifferences({ ...mine, body: '<p>One</p>', active: false }, mine)).toEqual([
    { label: 'Message', theirs: 'One', mine: 'One two' },
    { label: 'In use', theirs: 'No', mine: 'Yes' },
  ]);
});
