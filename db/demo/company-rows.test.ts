import { expect, test } from 'vitest';
import { companyInput, productInput } from '#areas/companies/contract.ts';
import { E_SIGNATURES, FINANCE_SYSTEMS, FUNDING_STATUSES } from '#areas/companies/finance-contract.ts';
import { companyProblems } from '#areas/companies/rules.ts';
import { companyRows } from './company-rows.ts';

const rows = [...companyRows()];
const of = (name: string, masterId = 1001) =>
  rows
    .filter(({ table, values }) => table.name === name && values.master_id === masterId)
    .map(({ values }) => values as Record<string, never>);

test('the agency works with twenty companies, the other one with three', () => {
  expect(of('companies')).toHaveLength(20);
  expect(of('companies', 1002)).toHaveLength(3);
  expect(of('companies')[0]).toMatchObject({ id: 201 });
  expect(of('products')[0]).toMatchObject({ id: 301, company_id: 201 });
});

test('carriers, finance companies and both occur, with two to five products each', () => {
  const kinds = of('companies').map(({ is_carrier, is_finance }) => `${is_carrier} ${is_finance}`);
  expect(new Set(kinds)).toEqual(new Set(['true false', 'false true', 'true true']));
  for (const { id } of of('companies')) {
    const count = of('products').filter(({ company_id }) => company_id === id).length;
    expect([2, 3, 4, 5]).toContain(count);
  }
});

test('the finance companies cover each system, integrated or not, full and partial funded', () => {
  const lenders = of('companies').filter(({ is_finance, active }) => is_finance && active);
  const kinds = lenders.map(({ finance_system, is_integrated }) => `${finance_system} ${is_integrated}`);
  const systems = FINANCE_SYSTEMS.flatMap((system) => [`${system} true`, `${system} false`]);
  expect(new Set(kinds)).toEqual(new Set(systems));
  const funded = lenders.filter(({ is_integrated }) => is_integrated).map((lender) => lender.funding_status);
  expect(new Set(funded)).toEqual(new Set(FUNDING_STATUSES));
  expect(new Set(lenders.map(({ e_signature }) => e_signature))).toEqual(new Set(E_SIGNATURES));
});

test('some products name finance companies of their agency, in order', () => {
  const lenders = of('companies').filter(({ is_finance }) => is_finance);
  const named = of('product_finance_companies');
  expect(new Set(named.map(({ place }) => place))).toEqual(new Set([1, 2, 3]));
  for (const { company_id } of named) expect(lenders.map(({ id }) => id)).toContain(company_id);
});

test('some of them, and some products, are inactive', () => {
  expect(of('companies').filter(({ active }) => !active)).toHaveLength(1);
  expect(of('products').filter(({ active }) => !active).length).toBeGreaterThan(1);
});

test('a form would take every company and every product as it is', () => {
  for (const { is_carrier, is_finance, ...columns } of [...of('companies'), ...of('companies', 1002)]) {
    const input = companyInput.parse({
      ...columns,
      isCarrier: is_carrier,
      isFinance: is_finance,
      premiumfinancesystem: columns.finance_system,
      isIntegrated: columns.is_integrated,
      fundingStatus: columns.funding_status,
      eSignature: columns.e_signature,
      designatedQuoteAgentEmail: columns.designated_agent_email,
      minimumDownPayment: Number(columns.minimum_down_payment) / 100,
      integrationMemo: columns.finance_memo,
    });
    expect(input).toMatchObject({ phone: columns.phone, zip: columns.zip });
    expect(companyProblems(input)).toEqual({});
    expect(columns.phone).toMatch(/^\(\d{3}\) 555-\d{4}$/);
    expect(columns.email).toMatch(/\.test$/);
  }
  for (const { name, line_of_business, new_percent, renewal_percent } of of('products')) {
    const wire = { newPercent: Number(new_percent) / 100, renewalPercent: Number(renewal_percent) / 100 };
    expect(productInput.parse({ name, lineOfBusiness: line_of_business, ...wire }).name).toBe(name);
  }
});
