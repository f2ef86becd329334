import { expect, test } from 'vitest';
import type { Account } from '../contract.ts';
import { factsDifferences, factsErrors, inputOf, valuesOf } from './facts-values.ts';

const ACCOUNT = {
  ...{ packageId: 4, setup_fee: 49500, bill_plan: 'Monthly', salesRep: { id: 9, name: 'Jonah Pruitt' } },
  ...{ source: 'Trade show', isReceiveLeads: 1, isEnabledRaterTab: 0, telephonySubAccount: 1 },
} as unknown as Account;

test('what is not changed is sent as it was stored', () => {
  expect(inputOf(valuesOf(ACCOUNT))).toEqual({
    ...{ packageId: 4, setup_fee: 49500, bill_plan: 'Monthly', salesRepId: 9, source: 'Trade show' },
    ...{ isReceiveLeads: 1, isEnabledRaterTab: 0, telephonySubAccount: 1 },
  });
});

test('None is no package and no sales representative', () => {
  const none = { ...valuesOf(ACCOUNT), packageId: '', salesRepId: '' };
  expect(inputOf(none)).toMatchObject({ packageId: null, salesRepId: null });
});

test('a setup fee that is no amount is refused at its field', () => {
  expect(Object.keys(factsErrors({ ...valuesOf(ACCOUNT), setup_fee: '1.234' }))).toEqual(['setup_fee']);
});

test('two clerks are told what differs, by name', () => {
  const mine = { ...valuesOf(ACCOUNT), packageId: '5', isEnabledRaterTab: true };
  const packages = [
    { id: 4, name: 'Coverdesk Diamond' },
    { id: 5, name: 'Coverdesk Enterprise' },
  ];
  expect(factsDifferences(ACCOUNT, mine, { packages, salesmen: [] })).toEqual([
    { label: 'Version', theirs: 'Coverdesk Diamond', mine: 'Coverdesk Enterprise' },
    { label: 'Rater', theirs: 'Off', mine: 'On' },
  ]);
});
