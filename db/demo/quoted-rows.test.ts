import { expect, test } from 'vitest';
import { companyRows } from './company-rows.ts';
import { storeQuotedContracts } from './quoted-papers.ts';
import { quotedPeople } from './quoted-people.ts';
import { quotedRows } from './quoted-rows.ts';

const TODAY = '2026-03-01';
const people = quotedPeople(TODAY);
const rows = [...quotedRows(TODAY)];
const of = (name: string) => rows.filter(({ table }) => table.name === name).map(({ values }) => values);

test('five customers each have one memo for the sandbox, and two are of states without a rule', () => {
  const memos = people.map(({ memo }) => memo).filter((memo) => memo.startsWith('sandbox:'));
  expect(memos.toSorted()).toEqual([
    'sandbox:contract-fails',
    'sandbox:no-premium-info',
    'sandbox:post-fails',
    'sandbox:quote-fails',
    'sandbox:unknown-contract',
  ]);
  const others = people.filter(({ state }) => state !== 'FL');
  expect(others.map(({ quoteMemo }) => quoteMemo.includes('No rule of'))).toEqual([true, true]);
});

test('an open quote can be used today, an expired one cannot', () => {
  const expiries = (story: string) =>
    people.filter((each) => each.story === story).map(({ expires }) => expires);
  expect(expiries('open').every((day) => day >= TODAY)).toBe(true);
  expect(expiries('expired').every((day) => day < TODAY)).toBe(true);
});

test('every policy is of a product that its finance company is offered for', () => {
  const named = [...companyRows()].filter(({ table }) => table.name === 'product_finance_companies');
  for (const { productId, company } of people) {
    const own = named.filter(({ values }) => values.product_id === productId);
    expect(own.length === 0 || own.some(({ values }) => values.company_id === company.id)).toBe(true);
  }
});

test('a generated contract owes the total of payments of its option', () => {
  for (const line of of('finance_details')) {
    const person = people.find(({ contractId }) => contractId === line.contract_id);
    expect(line.amount).toBe(person?.option.totalOfPayments);
  }
});

test('papers, quotes, an endorsement and signatures in every state come with their files', async () => {
  const stored = new Map<string, Uint8Array>();
  const files = { put: async (key: string, bytes: Uint8Array) => void stored.set(key, bytes) };
  const made = await storeQuotedContracts(files as never, TODAY);
  const named = (name: string) => made.filter(({ table }) => table.name === name).map(({ values }) => values);
  expect(stored.size).toBe(named('attachments').length);
  expect(named('finance_quotes').map(({ state }) => state)).toContain('used');
  expect(named('finance_endorsements')).toHaveLength(1);
  expect(named('signature_requests').map(({ state }) => state)).toEqual(['viewed', 'signed', 'declined']);
});
