import type { Call } from '#platform/server/http/mount.ts';
import { changeRecord, saveRecord } from '#platform/server/records/save-record.ts';
import type { markQuote as markEndpoint, Quote, saveQuote as saveEndpoint } from '../contract.ts';
import { MARK_ACTIONS, markProblems, whyNotEdit, whyNotMark } from '../rules/quote-states.ts';
import { judgeQuote } from './judge-quote.ts';
import { quoteOf } from './quote-of.ts';
import { quotesFor, todayOf } from './quote-records.ts';
import { insertQuote, markStatus, updateQuote } from './store.ts';

export async function saveQuote(call: Call<typeof saveEndpoint>): Promise<Quote> {
  const { db, session, params, body } = call;
  const today = todayOf(session);
  const saved = await saveRecord(
    quotesFor(session),
    call,
    { id: params.id, version: body.version },
    {
      problems: (before) => judgeQuote(call, body, before),
      whyNot: (before) => whyNotEdit(quoteOf(before, today).state),
      add: () => insertQuote(db, session, body, today),
      change: ({ id }) => updateQuote(db, session.masterId, id, body, today),
    },
  );
  return quoteOf(saved, today);
}

export async function markQuote(call: Call<typeof markEndpoint>): Promise<Quote> {
  const { db, session, params, body } = call;
  const today = todayOf(session);
  const marked = await changeRecord(
    quotesFor(session),
    call,
    { id: params.id, version: body.version },
    {
      action: MARK_ACTIONS[body.status],
      problems: () => markProblems(body),
      whyNot: (before) => whyNotMark(quoteOf(before, today), body.status),
      change: ({ id }) => markStatus(db, id, body.status, body.status === 'lost' ? body.reason : ''),
    },
  );
  return quoteOf(marked, today);
}
