import type { RequestKind, RequestResult } from '../statuses.ts';
import type { GatewayServices } from './gateway.ts';
import type { AskedCompany } from './questions.ts';

/** What was asked, and what came of it in our own words. */
export interface NotedRequest {
  kind: RequestKind;
  operationId: string;
  status: number | null;
  tookMs: number;
  result: RequestResult;
  outcome: string;
  isSandbox: boolean;
}

export const OUTCOMES = { answered: 'Answered.', refused: 'The company refused it.' } as const;

export function noteRequest(
  { inTransaction }: GatewayServices,
  { masterId, id }: AskedCompany,
  request: NotedRequest,
): Promise<unknown> {
  return inTransaction((db) =>
    db
      .insertInto('finance_requests')
      .values({
        master_id: masterId,
        company_id: id,
        kind: request.kind,
        operation_id: request.operationId,
        status: request.status,
        took_ms: Math.round(request.tookMs),
        result: request.result,
        outcome: request.outcome,
        is_sandbox: request.isSandbox,
      })
      .execute(),
  );
}
