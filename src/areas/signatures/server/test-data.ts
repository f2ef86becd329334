import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { buildAttachment } from '#areas/attachments/server/test-data.ts';
import { buildContract } from '#areas/finance-contracts/server/test-data.ts';
import { insertRow } from '#platform/server/testing/insert-row.ts';
import { LINK_DAYS } from '../rules.ts';
import type { PaperSummary } from '../sign-contract.ts';

/** The worked example: $1,250.00 of premiums in ten payments. */
export const SUMMARY: PaperSummary = {
  creditor: 'Sawgrass Premium Finance',
  number: 'SPF-418207',
  date: '2025-12-30',
  APR: 25_68,
  financeCharge: 117_97,
  amountFinanced: 1003_85,
  totalOfPayments: 1121_82,
  totalPremiums: 1250_00,
  downPayment: 250_00,
  payments: Array.from({ length: 10 }, (_, at) => ({
    due: `2026-${String(at + 1).padStart(2, '0')}-26`,
    amount: at === 9 ? 112_20 : 112_18,
  })),
  policies: ['PL-1', 'PL-2'].map((number) => ({
    number,
    carrier: 'Palmetto Lantern Mutual',
    coverage: 'Homeowners',
    effective: '2026-01-01',
    expiration: '2027-01-01',
  })),
  isSandbox: false,
};

interface Sender {
  masterId: number;
  id: number;
}

/** A request on a contract of that agency, past all rules and without a mail; the overrides are columns. */
export async function buildSignatureRequest(
  owner: pg.Pool,
  { masterId, id: employeeId }: Sender,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const contract_id =
    (overrides.contract_id as number | undefined) ??
    (await buildContract(owner, masterId, { status: 'Approved' }));
  const record = { tableName: 'premiumFinance', id: contract_id } as const;
  const { id: attachment_id } = await buildAttachment(owner, {
    masterId,
    employeeId,
    customerId: null,
    record,
  });
  return insertRow(owner, 'signature_requests', {
    master_id: masterId,
    contract_id,
    attachment_id,
    sha256: '0'.repeat(64),
    title: `Premium Finance Agreement ${randomUUID().slice(0, 8)}`,
    summary: JSON.stringify(SUMMARY),
    role: 'customer',
    name: 'Maria L. Johnson',
    email: 'maria.johnson@example.test',
    language: 'en',
    sent_by: employeeId,
    expires_at: new Date(Date.now() + LINK_DAYS * 86_400_000),
    ...overrides,
  });
}
