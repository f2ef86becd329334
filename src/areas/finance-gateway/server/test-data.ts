import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { buildCompany } from '#areas/companies/server/test-data.ts';
import { insertRow } from '#platform/server/testing/insert-row.ts';
import type { FinanceGateway } from './gateway.ts';

const refuses = async () => ({ failure: 'Closed today.' });

/** A finance company that refuses everything but what a test sets. */
export function fakeGateway(answers: Partial<FinanceGateway>): FinanceGateway {
  return {
    isSandbox: false,
    quote: refuses,
    contract: refuses,
    quoteEndorsement: refuses,
    endorse: refuses,
    post: async () => ({ isPosted: false, message: 'Closed today.' }),
    reverse: refuses,
    detailsOf: async () => undefined,
    ...answers,
  };
}

/** Something that a finance company was asked for; the overrides are columns. */
export async function buildRequest(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  return insertRow(owner, 'finance_requests', {
    master_id: masterId,
    kind: 'quote',
    operation_id: randomUUID(),
    status: null,
    took_ms: 12,
    result: 'answered',
    outcome: 'Answered.',
    is_sandbox: false,
    ...overrides,
    company_id: overrides.company_id ?? (await buildCompany(owner, masterId, { is_finance: true })),
  });
}
