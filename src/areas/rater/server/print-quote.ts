import { lineWords } from '#areas/companies/texts.ts';
import { languageOf } from '#areas/customers/server/public.ts';
import { leadLanguageOf } from '#areas/leads/server/public.ts';
import { type Letterhead, letterheadOf } from '#areas/offices/server/public.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import type { Paper } from '#platform/server/pdf/paper.ts';
import type { Printout } from '#platform/server/pdf/print.ts';
import { showDay } from '#platform/shared/dates.ts';
import { type Language, USUAL_LANGUAGE } from '#platform/shared/languages.ts';
import { plainMoney } from '#platform/shared/money.ts';
import type { Offer, Quote, quotePdf } from '../contract.ts';
import { compareQuote } from '../rules/offers.ts';
import { payWords } from '../rules/pending-policy.ts';
import { QUOTE_TEXTS, type QuoteTexts } from '../texts.ts';
import { driverWords, vehicleWords } from '../words.ts';
import { loadQuote } from './quote-records.ts';

export function quotePrintout({ db, session, params }: Call<typeof quotePdf>): Promise<Printout> {
  return printoutOf(db, session, params.id);
}

export async function printoutOf(db: Db, session: Session, id: number): Promise<Printout> {
  const quote = await loadQuote(db, session, id);
  const letterhead = await letterheadOf(db, session.officeId);
  const paper = paperOf(quote, letterhead, await languageFor(db, quote));
  return { paper, filename: `quote-${quote.number}.pdf` };
}

/** Whoever the quote is for reads it. */
async function languageFor(db: Db, { customerId, leadId }: Quote): Promise<Language> {
  if (customerId !== null) return languageOf(db, customerId);
  return leadId === null ? USUAL_LANGUAGE : leadLanguageOf(db, leadId);
}

function paperOf(quote: Quote, letterhead: Letterhead, language: Language): Paper {
  const texts = QUOTE_TEXTS[language];
  return {
    ...letterhead,
    language,
    title: texts.title(quote.number),
    isWide: true,
    facts: [
      [texts.preparedFor, quote.name],
      [texts.preparedBy, quote.person],
      [texts.quotedOn, showDay(quote.quotedOn)],
      [texts.goodThrough, showDay(quote.expiresOn)],
      ...quote.lines.map(
        ({ lineOfBusiness, expdate }) =>
          [
            lineWords(language, lineOfBusiness),
            texts.term(showDay(quote.effdate), showDay(expdate)),
          ] as const,
      ),
    ],
    columns: [
      { label: texts.carrier, share: 3.4 },
      { label: texts.premium, share: 1.6, align: 'right' },
      { label: texts.feesAndTax, share: 1.6, align: 'right' },
      { label: texts.total, share: 1.6, align: 'right' },
      { label: texts.howPaid, share: 4.2 },
      { label: texts.compared, share: 2 },
    ],
    rows: compareQuote(quote).flatMap(({ offers }) =>
      offers.map(({ offer, isLeast, more }) =>
        rowOf(offer, isLeast ? texts.lowest : texts.more(plainMoney(more)), language),
      ),
    ),
    totals: [],
    notes: notesOf(quote, texts),
    madeAt: quote.createdAt,
  };
}

function rowOf(offer: Offer, compared: string, language: Language): string[] {
  const { company, product, lineOfBusiness, premium, total } = offer;
  return [
    `${company}, ${product} (${lineWords(language, lineOfBusiness)})`,
    plainMoney(premium),
    plainMoney(total - premium),
    plainMoney(total),
    payWords(offer, QUOTE_TEXTS[language]),
    compared,
  ];
}

function notesOf({ coverages, vehicles, drivers, notes }: Quote, texts: QuoteTexts): string[] {
  const listed = (say: (all: string) => string, rows: string[]) =>
    rows.length > 0 ? [say(rows.join('; '))] : [];
  return [
    ...listed(
      texts.coverages,
      coverages.map(({ name, limit }) => [name, limit].filter(Boolean).join(' ')),
    ),
    ...listed(texts.vehicles, vehicles.map(vehicleWords)),
    ...listed(texts.drivers, drivers.map(driverWords)),
    ...(notes ? [notes] : []),
    texts.noPolicy,
  ];
}
