import { findMade, loadContract } from '#areas/finance-contracts/server/public.ts';
import type { Gateways } from '#areas/finance-gateway/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { SteppedCall } from '#platform/server/http/call.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { FinanceContext, requestQuote as quoteEndpoint } from '../contract.ts';
import { QUOTE_FAILED } from '../words.ts';
import { type Judged, judgeQuote, type QuoteCall } from './judge-quote.ts';
import { keepManual, keepQuote } from './keep-quote.ts';
import { contextOf, manualContextOf } from './quote-context.ts';
import { questionOf } from './quote-question.ts';
import { findByOperation } from './quote-store.ts';

/**
 * What is asked is read in a short transaction, the company is asked in none, and what it answered is kept in another.
 * Whoever ends in the middle leaves nothing here; a later try under the same key asks under the same operation id.
 */
export function requestQuote(gateways: Gateways): SteppedCall<typeof quoteEndpoint> {
  return {
    async inSteps(call) {
      const begun = await begin(call);
      if ('context' in begun) return { results: begun.context };
      const gateway = gateways(call, begun.judged.company);
      if (!gateway) throw refuse.conflict(QUOTE_FAILED);
      const quote = await gateway.quote(questionOf(call, begun.judged));
      if ('failure' in quote || quote.options.length === 0) throw refuse.conflict(QUOTE_FAILED);
      const { isSandbox } = gateway;
      const results = await call.inTransaction((db) =>
        keepQuote(db, call, begun.judged, { ...quote, isSandbox }),
      );
      return { results };
    },
  };
}

/** What was kept under this operation already, or what is to be asked. */
function begin(call: QuoteCall): Promise<{ context: FinanceContext } | { judged: Judged }> {
  return call.inTransaction(async (db) => {
    const context = await keptBefore(db, call);
    if (context) return { context };
    const judged = await judgeQuote(db, call);
    if (call.body.attributes.isManualContract === 1) return { context: await keepManual(db, call, judged) };
    return { judged };
  });
}

/** A quote keeps the operation that made it; a manual contract, which has no quote, keeps it itself. */
async function keptBefore(
  db: Db,
  { operationId, session, body }: QuoteCall,
): Promise<FinanceContext | undefined> {
  const quote = await findByOperation(db, operationId);
  const id = quote?.contract_id ?? (await findMade(db, operationId));
  if (id === undefined) return undefined;
  const around = { contract: await loadContract(db, session, id), session };
  return quote ? contextOf(db, quote, around) : manualContextOf(db, body, around);
}
