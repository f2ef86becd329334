import type { UseFormReturnType } from '@mantine/form';
import { expect, test } from 'vitest';
import { startFromSaved } from './start-from.ts';

type Values = { name: string; phone: string; blog: string };

/** As much of a form as a start needs. */
function formOf(values: Values) {
  const held = { values, initial: values, clean: values };
  const form = {
    getValues: () => held.values,
    setValues: (next: Values) => Object.assign(held, { values: next }),
    setInitialValues: (next: Values) => Object.assign(held, { initial: next }),
    resetDirty: (next: Values) => Object.assign(held, { clean: next }),
  };
  return { held, form: form as unknown as UseFormReturnType<Values> };
}

test('what is typed while a form is saved stays, not saved yet, and the rest is as it was stored', () => {
  const sent = { name: 'Harbor ', phone: '3055550142', blog: '' };
  const { held, form } = formOf({ ...sent, blog: 'https://blog.test' });
  const stored = { name: 'Harbor', phone: '(305) 555-0142', blog: '' };
  startFromSaved(form, sent, stored);
  expect(held).toEqual({
    values: { ...stored, blog: 'https://blog.test' },
    initial: stored,
    clean: stored,
  });
});
