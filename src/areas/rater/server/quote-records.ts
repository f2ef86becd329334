import type { LeadStatus } from '#areas/leads/statuses.ts';
import { whyStatusClosed } from '#areas/leads/statuses.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { findRecord, type RecordKind } from '#platform/server/records/save-record.ts';
import { dayAt } from '#platform/shared/clock.ts';
import { isOpen } from '#platform/shared/gates.ts';
import type { Quote } from '../contract.ts';
import { QUOTE_LOG } from '../log.ts';
import { quoteOf } from './quote-of.ts';
import * as store from './store.ts';

export const SUBJECT = QUOTE_LOG.subject;

export const todayOf = ({ timeZone }: Pick<Session, 'timeZone'>) => dayAt(timeZone, new Date());

/** Quotes as they are stored; those of a lead that this person may not see are not there. */
export function quotesFor(session: Session): RecordKind<store.QuoteRecord> {
  const find = async (db: Db, id: number) => {
    const row = await store.findRecord(db, id);
    return row && isSeen(row, session) ? row : undefined;
  };
  return {
    subject: SUBJECT,
    lock: async (db, id) => ((await store.lockQuote(db, id)) ? find(db, id) : undefined),
    find,
    logged,
    shown: (row) => quoteOf(row, todayOf(session)),
  };
}

function isSeen({ customer_id, lead_status }: store.QuoteRecord, session: Session): boolean {
  if (customer_id !== null) return true;
  return isOpen('leads', session) && !whyStatusClosed(lead_status as LeadStatus, session);
}

export async function loadQuote(db: Db, session: Session, id: number): Promise<Quote> {
  return quoteOf(await findRecord(quotesFor(session), db, id), todayOf(session));
}

/** What the log keeps: what somebody decided, with names where the record has ids. */
function logged(row: store.QuoteRecord): Record<string, unknown> {
  const { lead_id, customer_id, status, lost_reason, effdate, quoted_on } = row;
  const { lines, vehicles, drivers, coverages, notes } = row;
  return {
    leadId: lead_id,
    customerId: customer_id,
    status,
    lostReason: lost_reason,
    effdate,
    quotedOn: quoted_on,
    ...{ lines, vehicles, drivers, coverages, notes },
    offers: row.offers.map(
      ({ company, product, companyId, productId, lineOfBusiness, policyId, ...amounts }) => ({
        product: `${company}, ${product}`,
        ...amounts,
      }),
    ),
  };
}
