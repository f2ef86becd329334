import { agencyWords } from '#areas/agency/server/public.ts';
import { type Letterhead, letterheadOf } from '#areas/offices/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import type { Paper } from '#platform/server/pdf/paper.ts';
import type { Printout } from '#platform/server/pdf/print.ts';
import { dayAt } from '#platform/shared/clock.ts';
import { showDay, showMonth } from '#platform/shared/dates.ts';
import { plainMoney, showPercent } from '#platform/shared/money.ts';
import { showCount } from '#platform/shared/show-count.ts';
import type { ShareLine, Statement, statementPdf } from '../contract.ts';
import { BUSINESS_WORDS, STATE_WORDS } from '../rules.ts';
import { listStatementShares } from './share-line-store.ts';
import { loadStatement } from './statement-of.ts';

/** As many lines as a person reads on paper; the totals are over all of them. */
export const PRINTED_LINES = 500;

export async function statementPrintout({
  db,
  session,
  params: { id },
}: Call<typeof statementPdf>): Promise<Printout> {
  const statement = await loadStatement(db, id);
  const lines = await listStatementShares(db, id, PRINTED_LINES, 0);
  const letterhead = await letterheadOf(db, session.officeId);
  const say = await agencyWords(db);
  return {
    paper: paperOf(statement, lines, { letterhead, say, timeZone: session.timeZone }),
    filename: `commission-statement-${statement.number}.pdf`,
  };
}

interface Printing {
  letterhead: Letterhead;
  /** In the agency's words. */
  say: (text: string) => string;
  timeZone: string;
}

function paperOf(
  statement: Statement,
  lines: readonly ShareLine[],
  { letterhead, say, timeZone }: Printing,
): Paper {
  const { number, period, yearToDate, employee, createdAt, createdBy, state, companies, amount, note } =
    statement;
  const left = statement.lines - lines.length;
  return {
    ...letterhead,
    isWide: true,
    title: `Commission statement ${number}`,
    facts: [
      ['For', employee.name],
      ['Period', showMonth(period)],
      ['Made', showDay(dayAt(timeZone, createdAt))],
      ['Made by', createdBy],
      ['Status', STATE_WORDS[state]],
      ['Lines', showCount(statement.lines)],
      ['Files', statement.files.map((file) => file.id).join(', ')],
    ],
    columns: [
      { label: 'Date', share: 1.7 },
      { label: say('Company and customer'), share: 3 },
      { label: 'Policy', share: 1.8 },
      { label: 'Product', share: 2 },
      { label: 'Effective', share: 1.7 },
      { label: 'Business', share: 1.5 },
      { label: 'Premium', share: 1.6, align: 'right' },
      { label: 'Rate', share: 1.4, align: 'right' },
      { label: 'Commission', share: 1.8, align: 'right' },
      { label: 'Split', share: 1.5, align: 'right' },
      { label: 'Share', share: 1.6, align: 'right' },
    ],
    rows: lines.map(rowOf),
    totals: [
      ...companies.map(({ company, share }) => [company.name, plainMoney(share)] as const),
      [`Year to date ${period.slice(0, 4)}`, plainMoney(yearToDate)],
      ['Total', plainMoney(amount)],
    ],
    notes: [
      ...(left > 0 ? [`And ${showCount(left)} more lines, which are included in the totals.`] : []),
      ...(note ? [note] : []),
    ],
    madeAt: createdAt,
  };
}

function rowOf(line: ShareLine): string[] {
  return [
    showDay(line.transactionDate),
    [[line.company, line.customer].filter(Boolean).join(', '), line.reason].filter(Boolean).join(': '),
    line.policy,
    line.product,
    line.effdate ? showDay(line.effdate) : '',
    line.business ? BUSINESS_WORDS[line.business] : '',
    plainMoney(line.premium),
    line.rate === null ? '' : showPercent(line.rate),
    plainMoney(line.adjusted),
    showPercent(line.split),
    plainMoney(line.share),
  ];
}
