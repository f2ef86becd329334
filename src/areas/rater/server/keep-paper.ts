import { attachPdf, removePdf, type StoredPdf, storePdf } from '#areas/attachments/server/public.ts';
import type { Call, PreparedCall } from '#platform/server/http/call.ts';
import { printPaper } from '#platform/server/pdf/print.ts';
import { refuseAnyStale } from '#platform/server/records/save-record.ts';
import type { keepQuotePaper } from '../contract.ts';
import { printoutOf } from './print-quote.ts';
import { loadQuote, SUBJECT } from './quote-records.ts';

type Keep = typeof keepQuotePaper;

interface Prepared {
  pdf: StoredPdf;
  filename: string;
  version: number;
}

const FILE_TYPE = 'Quote';

/** Prints and stores the comparison while no transaction waits for it, then gives it its row. */
export const keepPaper: PreparedCall<Keep, Prepared> = {
  before: async ({ session, params, database, files }) => {
    const found = await database.asTenant(session, async (db) => ({
      printout: await printoutOf(db, session, params.id),
      quote: await loadQuote(db, session, params.id),
    }));
    const { paper, filename } = found.printout;
    const bytes = await printPaper(session.masterId, paper);
    const pdf = await storePdf(files, session.masterId, bytes);
    return { pdf, filename, version: found.quote.version };
  },
  within: (call, prepared) => attach(call, prepared),
  otherwise: ({ pdf }, { session, files }) => removePdf(files, session.masterId, pdf),
};

async function attach({ db, session, params }: Call<Keep>, { pdf, filename, version }: Prepared) {
  const quote = await loadQuote(db, session, params.id);
  const { customerId, leadId } = quote;
  const printed = { id: quote.id, version: quote.version, name: quote.number, seen: version };
  await refuseAnyStale(db, SUBJECT, [printed], 'Send it again with what it says now.');
  const isCustomers = customerId !== null;
  const file = await attachPdf(db, session, {
    type: FILE_TYPE,
    tableName: isCustomers ? 'customer' : 'lead',
    recordId: (isCustomers ? customerId : leadId) as number,
    customerId,
    filename,
    description: `Quote ${quote.number}`,
    pdf,
  });
  return { attachmentId: file.id };
}
