import { type Letterhead, letterheadOf } from '#areas/offices/server/public.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import type { Paper } from '#platform/server/pdf/paper.ts';
import type { Printout } from '#platform/server/pdf/print.ts';
import { showDay } from '#platform/shared/dates.ts';
import { plainMoney } from '#platform/shared/money.ts';
import type { Offer, Quote, quotePdf } from '../contract.ts';
import { compareOffers } from '../rules/offers.ts';
import { payWords } from '../rules/pending-policy.ts';
import { driverWords, vehicleWords } from '../words.ts';
import { loadQuote } from './quote-records.ts';

export function quotePrintout({ db, session, params }: Call<typeof quotePdf>): Promise<Printout> {
  return printoutOf(db, session, params.id);
}

export async function printoutOf(db: Db, session: Session, id: number): Promise<Printout> {
  const quote = await loadQuote(db, session, id);
  const letterhead = await letterheadOf(db, session.officeId);
  return { paper: paperOf(quote, letterhead), filename: `quote-${quote.number}.pdf` };
}

function paperOf(quote: Quote, letterhead: Letterhead): Paper {
  return {
    ...letterhead,
    title: `Quote ${quote.number}`,
    isWide: true,
    facts: [
      ['Prepared for', quote.name],
      ['Prepared by', quote.person],
      ['Quoted on', showDay(quote.quotedOn)],
      ['Good through', showDay(quote.expiresOn)],
      ...quote.lines.map(
        ({ lineOfBusiness, expdate }) =>
          [lineOfBusiness, `${showDay(quote.effdate)} to ${showDay(expdate)}`] as const,
      ),
    ],
    columns: [
      { label: 'Carrier', share: 3.4 },
      { label: 'Premium', share: 1.6, align: 'right' },
      { label: 'Fees and tax', share: 1.6, align: 'right' },
      { label: 'Total', share: 1.6, align: 'right' },
      { label: 'How it is paid', share: 4.2 },
      { label: 'Compared', share: 2 },
    ],
    rows: compareOffers(
      quote.lines.map(({ lineOfBusiness }) => lineOfBusiness),
      quote.offers,
    ).flatMap(({ offers }) => offers.map(({ offer, isLeast, more }) => rowOf(offer, isLeast, more))),
    totals: [],
    notes: notesOf(quote),
    madeAt: quote.createdAt,
  };
}

function rowOf(offer: Offer, isLeast: boolean, more: number): string[] {
  const { company, product, lineOfBusiness, premium, total } = offer;
  return [
    `${company}, ${product} (${lineOfBusiness})`,
    plainMoney(premium),
    plainMoney(total - premium),
    plainMoney(total),
    payWords(offer),
    isLeast ? 'Lowest total' : `${plainMoney(more)} more`,
  ];
}

function notesOf({ coverages, vehicles, drivers, notes }: Quote): string[] {
  const listed = (label: string, rows: string[]) => (rows.length > 0 ? [`${label}: ${rows.join('; ')}`] : []);
  return [
    ...listed(
      'Coverages',
      coverages.map(({ name, limit }) => [name, limit].filter(Boolean).join(' ')),
    ),
    ...listed('Vehicles', vehicles.map(vehicleWords)),
    ...listed('Drivers', drivers.map(driverWords)),
    ...(notes ? [notes] : []),
    'A quote is not a policy. The carrier sets the final premium when it issues the policy.',
  ];
}
