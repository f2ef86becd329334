import { expect, test } from 'vitest';
import { contactInput } from '#areas/rolodex/contract.ts';
import { rolodexRows } from './rolodex-rows.ts';

const rows = [...rolodexRows()].map(({ values }) => values);

test('one agency wrote down twenty-five contacts, the other one two', () => {
  expect(rows.filter(({ master_id }) => master_id === 1001)).toHaveLength(25);
  expect(rows.filter(({ master_id }) => master_id === 1002)).toHaveLength(2);
  expect(rows[0]).toMatchObject({ id: 401 });
  expect(new Set(rows.map(({ id }) => id)).size).toBe(27);
});

test('a form would take every contact as it is, and nobody real can be called or written to', () => {
  for (const { master_id, id, job_title, ...fields } of rows) {
    const input = contactInput.parse({ ...fields, jobTitle: job_title });
    expect(input).toMatchObject({ ...fields, jobTitle: job_title });
    expect(input.phone).toMatch(/^\(\d{3}\) 555-\d{4}$/);
    expect(input.email).toMatch(/^[a-z-]+@[a-z-]+\.test$/);
  }
});
