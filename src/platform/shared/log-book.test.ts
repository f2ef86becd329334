import { expect, test } from 'vitest';
import { logBook, toldOf, untold } from './log-book.ts';

const CUSTOMER = { subject: 'customer', actions: ['edited'], fields: { name: 'Name' } };

test('areas that describe one kind of record are combined', () => {
  const page = () => ({ to: '/customer' });
  const moved = { subject: 'customer', actions: ['moved'], fields: { name: 'Name', to: 'To' } };
  expect(logBook([CUSTOMER, { ...moved, page }]).get('customer')).toEqual({
    subject: 'customer',
    page,
    actions: ['edited', 'moved'],
    fields: { name: 'Name', to: 'To' },
  });
});

test('areas that contradict each other are refused', () => {
  const otherwise = { ...CUSTOMER, fields: { name: 'Called' } };
  expect(() => logBook([CUSTOMER, otherwise])).toThrow('The field name of a customer is told in two ways.');
  const paged = { ...CUSTOMER, page: () => ({ to: '/' }) };
  expect(() => logBook([paged, paged])).toThrow('The page of a customer is told twice.');
});

test('a kind of record that no area knows anymore has no description', () => {
  expect(toldOf(logBook([]), 'fax')).toEqual({ subject: 'fax', actions: [], fields: {} });
});

test('a kind of record, an action and a field that no area describes are each found', () => {
  const written = [
    { subject: 'customer', action: 'edited', fields: ['name'] },
    { subject: 'customer', action: 'burnt', fields: ['name', 'ashes'] },
    { subject: 'fax', action: 'sent', fields: [] },
  ];
  expect(untold(logBook([CUSTOMER]), written)).toEqual([
    "the action 'burnt' of 'customer'",
    "the field 'ashes' of 'customer'",
    "the kind of record 'fax'",
  ]);
});
