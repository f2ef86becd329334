import { expect, test } from 'vitest';
import type { GateFacts } from '#platform/shared/gates.ts';
import { groupsFor } from './groups-for.ts';

const facts = (permissions: Record<string, 0 | 1>) => ({ permissions, config: {} }) as unknown as GateFacts;
const withLeads = facts({ PRLeadsTab: 1 });
const groups = (...asked: Parameters<typeof groupsFor>) => groupsFor(...asked).map(({ group }) => group);

test('a name is looked for among customers, policies and leads', () => {
  expect(groups('nameId', 'palmer', withLeads)).toEqual(['customers', 'policies', 'leads']);
});

test('digits may be a telephone as well', () => {
  expect(groups('nameId', 'AG-775711', withLeads)).toEqual(['customers', 'policies', 'leads']);
  expect(groups('nameId', '(305) 555', withLeads)).toEqual(['customers', 'policies', 'phones', 'leads']);
});

test('a chosen type is searched alone, with leads where they have such a thing', () => {
  expect(groups('vin', '1HGCM826', withLeads)).toEqual(['customers']);
  expect(groups('phone', '305555', withLeads)).toEqual(['customers', 'leads']);
});

test('whoever may not see leads is suggested none', () => {
  expect(groups('nameId', 'palmer', facts({}))).toEqual(['customers', 'policies']);
});
