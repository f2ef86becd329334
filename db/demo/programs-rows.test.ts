import { expect, test } from 'vitest';
import { tokenInput } from '#areas/api-tokens/contract.ts';
import { webhookInput } from '#areas/webhooks/contract.ts';
import { apiTokenRows } from './api-token-rows.ts';
import { webhookRows } from './webhook-rows.ts';

const TODAY = '2026-11-16';

test('the owner of the demo agency has a token that runs and one that was revoked', () => {
  const tokens = [...apiTokenRows(TODAY)].map(({ values }) => values);
  expect(tokens.map(({ revoked_at }) => revoked_at === null)).toEqual([true, false]);
  for (const { name, permissions, expires_on } of tokens)
    expect(tokenInput.safeParse({ name, permissions, expiresOn: expires_on }).success).toBe(true);
});

test('the demo agency has a webhook with a failed message, which calls nobody', () => {
  const rows = [...webhookRows(TODAY, () => 'sealed')].map(({ values }) => values);
  const [webhook, ...deliveries] = rows;
  expect(webhookInput.safeParse(webhook).success).toBe(true);
  expect(webhook?.active).toBe(false);
  expect(deliveries.map(({ state }) => state)).toEqual(['delivered', 'failed']);
});
