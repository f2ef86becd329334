import { listPeopleChoices } from '#areas/employees/server/public.ts';
import { listChanges } from '#platform/server/change-log/list-changes.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import { sendPaper } from '#platform/server/pdf/print.ts';
import * as contract from '../contract.ts';
import * as lists from '../list-contract.ts';
import { chooseOffers, type SellLead } from './choose-offers.ts';
import { keepPaper } from './keep-paper.ts';
import { listQuotes } from './list-quotes.ts';
import { quotePrintout } from './print-quote.ts';
import { loadQuote, SUBJECT } from './quote-records.ts';
import { markQuote, saveQuote } from './save-quote.ts';

/** How a lead is sold, and what follows it, comes from the application. */
export function raterRoutes(mount: Mount, sellLead: SellLead): void {
  mount(lists.listQuotes, listQuotes);
  mount(lists.raterChoices, async ({ db }) => ({ people: await listPeopleChoices(db) }));
  mount(contract.findQuote, ({ db, session, params }) => loadQuote(db, session, params.id));
  mount(contract.saveQuote, saveQuote);
  mount(contract.markQuote, markQuote);
  mount(contract.chooseOffers, chooseOffers(sellLead));
  mount(contract.quotePdf, { within: quotePrintout, after: sendPaper });
  mount(contract.keepQuotePaper, keepPaper);
  mount(contract.quoteLog, async ({ db, session, params, query }) => {
    await loadQuote(db, session, params.id);
    return listChanges(db, SUBJECT, params.id, query);
  });
}
