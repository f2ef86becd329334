import { expect, test } from 'vitest';
import { customerInput } from '#areas/customers/contract.ts';
import { customerProblems } from '#areas/customers/rules.ts';
import { demoRows } from './fill-demo-world.ts';
import { agencySizes } from './large-agencies.ts';
import { makeCustomer } from './make-customer.ts';
import { MEMORABLE_CUSTOMERS } from './memorable-customers.ts';
import { Random } from './random.ts';
import { vinCheckDigit } from './vin.ts';

const TODAY = '2026-03-01';
const made = Array.from({ length: 2_000 }, (_, at) => makeCustomer(new Random('customer', 7, at), TODAY));
const all = [...made, ...MEMORABLE_CUSTOMERS.map(({ customer }) => customer)];

const camel = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );

test('the same day gives the same rows, whatever machine makes them', () => {
  // Compared as one text: field by field, a hundred thousand rows take half a minute on a busy machine.
  const [once, again] = [1, 2].map(() => JSON.stringify([...demoRows('hash', TODAY)]));
  expect(once === again).toBe(true);
  expect(new Random('customer', 1001, 0).int(0, 1_000_000)).toBe(299_950);
});

test('another agency has other customers', () => {
  expect(makeCustomer(new Random('customer', 8, 0), TODAY)).not.toEqual(made[0]);
});

test('a VIN has 17 valid characters and the right check digit', () => {
  const vins = all.flatMap(({ vehicles }) => vehicles.map(({ vin }) => vin)).filter(Boolean);
  expect(vins.length).toBeGreaterThan(1_000);
  for (const vin of vins) {
    expect(vin).toMatch(/^[0-9A-HJ-NPR-Z]{17}$/);
    expect(vinCheckDigit(vin)).toBe(vin[8]);
  }
  // The well-known example that people check their own arithmetic with.
  expect(vinCheckDigit('1M8GDM9A_KP042788')).toBe('X');
});

test('a form would take every customer as it is', () => {
  for (const { household, vehicles, created_at, ...columns } of all) {
    const form = {
      ...camel(columns),
      custom1: columns.custom_1,
      custom2: columns.custom_2,
      custom3: columns.custom_3,
      household: household.map(camel),
      // On the wire these are dollars and percents; the tables store cents and hundredths.
      vehicles: vehicles.map((vehicle) => ({
        ...camel(vehicle),
        statedValue: vehicle.stated_value && vehicle.stated_value / 100,
        businessUse: vehicle.business_use && vehicle.business_use / 100,
      })),
    };
    const input = customerInput.parse(form);
    expect(input).toMatchObject(camel({ phone: columns.phone, email: columns.email, zip: columns.zip }));
    expect(customerProblems(input, TODAY)).toEqual({});
  }
});

test('nobody real can be called or written to', () => {
  for (const { phone, phone2, email } of all) {
    for (const number of [phone, phone2].filter(Boolean)) expect(number).toMatch(/^\(\d{3}\) 555-\d{4}$/);
    expect(email).toMatch(/^$|^[a-z.-]+\d*@([a-z-]+\.)?example\.test$/);
  }
});

test('people with accents, businesses and people who take no mail occur', () => {
  expect(made.some(({ last_name }) => last_name.startsWith('Nuñez'))).toBe(true);
  expect(made.some(({ business_name }) => business_name !== '')).toBe(true);
  expect(made.some(({ email_opt_out }) => email_opt_out)).toBe(true);
});

test('some prefer Spanish, most English', () => {
  const spanish = made.filter(({ language }) => language === 'es');
  expect(spanish.length).toBeGreaterThan(1);
  expect(spanish.length).toBeLessThan(made.length / 4);
});

test('a million customers in 200 agencies: one of 100,000, many of 1,000, none empty', () => {
  const sizes = agencySizes(1_000_000, 200);
  expect(sizes.length).toBe(200);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(1_000_000);
  expect(Math.max(...sizes)).toBe(100_000);
  expect(sizes.filter((size) => size === 1_000).length).toBe(40);
});

test.each([
  [1, 1],
  [2, 2],
  [10, 10],
  [2_000, 5],
  [50_000, 20],
])('%d customers in %d agencies add up', (customers, agencies) => {
  const sizes = agencySizes(customers, agencies);
  expect(sizes.length).toBe(agencies);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(customers);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(0);
});
