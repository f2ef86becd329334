import { type Letterhead, letterheadOf } from '#areas/offices/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import type { Paper } from '#platform/server/pdf/paper.ts';
import type { Printout } from '#platform/server/pdf/print.ts';
import { momentAt } from '#platform/shared/clock.ts';
import { showDay } from '#platform/shared/dates.ts';
import { plainMoney } from '#platform/shared/money.ts';
import type { Receipt, ReceiptLine, receiptPdf } from '../contract.ts';
import { METHOD_WORDS } from '../statuses.ts';
import { KIND_WORDS } from '../words.ts';
import { loadReceipt } from './load-receipt.ts';

export async function receiptPrintout({ db, params }: Call<typeof receiptPdf>): Promise<Printout> {
  const receipt = await loadReceipt(db, params.id);
  const letterhead = await letterheadOf(db, receipt.office.id);
  const filename = `receipt-${receipt.office.id}-${receipt.receipt}.pdf`;
  return { paper: paperOf(receipt, letterhead), filename };
}

function paperOf(receipt: Receipt, letterhead: Letterhead): Paper {
  const { voided, timeZone, takenAt } = receipt;
  return {
    ...letterhead,
    title: `Receipt ${receipt.receipt}`,
    facts: [
      ['Received from', `${receipt.customer.name} (#${receipt.customer.id})`],
      ['Date', showDay(receipt.showdate)],
      ['Taken', momentAt(timeZone, takenAt)],
      ['Paid by', paidBy(receipt)],
      ['Taken by', receipt.employee.name],
      ['Status', voided ? 'Void' : 'Active'],
    ],
    columns: [
      { label: 'Line', share: 1.2 },
      { label: 'For', share: 3 },
      { label: 'Policy or contract', share: 3.4 },
      { label: 'Amount', share: 1.8, align: 'right' },
    ],
    rows: receipt.lines.map(rowOf),
    totals: totalsOf(receipt),
    notes: [
      ...(receipt.memo ? [`Memo: ${receipt.memo}`] : []),
      ...(voided ? [`Voided by ${voided.by} on ${momentAt(timeZone, voided.at)}: ${voided.reason}`] : []),
    ],
    stamp: voided ? 'VOID' : undefined,
    madeAt: takenAt,
  };
}

function paidBy({ method, checkNumber, lastFour }: Receipt): string {
  if (checkNumber) return `Check ${checkNumber}`;
  return lastFour ? `${METHOD_WORDS[method]} ending in ${lastFour}` : METHOD_WORDS[method];
}

function rowOf({ id, kind, description, policy, contract, company, post, amount }: ReceiptLine): string[] {
  const what = [KIND_WORDS[kind], description].filter(Boolean).join(': ');
  const paid = [policy, contract && `Contract ${contract}`, company, post?.isSandbox && 'SANDBOX'];
  return [String(id), what, paid.filter(Boolean).join(', '), plainMoney(amount)];
}

function totalsOf({ amountBilled, amountTendered, changeGiven, method }: Receipt): Paper['totals'] {
  const total = ['Total', plainMoney(amountBilled)] as const;
  if (method !== 'cash') return [total];
  return [['Tendered', plainMoney(amountTendered)], ['Change', plainMoney(changeGiven)], total];
}
