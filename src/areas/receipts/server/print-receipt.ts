import { languageOf } from '#areas/customers/server/public.ts';
import { type Letterhead, letterheadOf } from '#areas/offices/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import type { Paper } from '#platform/server/pdf/paper.ts';
import type { Printout } from '#platform/server/pdf/print.ts';
import { momentAt } from '#platform/shared/clock.ts';
import { showDay } from '#platform/shared/dates.ts';
import type { Language } from '#platform/shared/languages.ts';
import { plainMoney } from '#platform/shared/money.ts';
import type { Receipt, ReceiptLine, receiptPdf } from '../contract.ts';
import { RECEIPT_TEXTS, type ReceiptTexts } from '../texts.ts';
import { loadReceipt } from './load-receipt.ts';

export async function receiptPrintout({ db, params }: Call<typeof receiptPdf>): Promise<Printout> {
  const receipt = await loadReceipt(db, params.id);
  const letterhead = await letterheadOf(db, receipt.office.id);
  const language = await languageOf(db, receipt.customer.id);
  const filename = `receipt-${receipt.office.id}-${receipt.receipt}.pdf`;
  return { paper: paperOf(receipt, letterhead, language), filename };
}

function paperOf(receipt: Receipt, letterhead: Letterhead, language: Language): Paper {
  const { voided, timeZone, takenAt } = receipt;
  const texts = RECEIPT_TEXTS[language];
  return {
    ...letterhead,
    language,
    title: texts.title(String(receipt.receipt)),
    facts: [
      [texts.receivedFrom, `${receipt.customer.name} (#${receipt.customer.id})`],
      [texts.date, showDay(receipt.showdate)],
      [texts.taken, momentAt(timeZone, takenAt)],
      [texts.paidBy, paidBy(receipt, texts)],
      [texts.takenBy, receipt.employee.name],
      [texts.status, voided ? texts.void : texts.active],
    ],
    columns: [
      { label: texts.line, share: 1.2 },
      { label: texts.paidFor, share: 3 },
      { label: texts.policy, share: 3.4 },
      { label: texts.amount, share: 1.8, align: 'right' },
    ],
    rows: receipt.lines.map((line) => rowOf(line, texts)),
    totals: totalsOf(receipt, texts),
    notes: [
      ...(receipt.memo ? [texts.memo(receipt.memo)] : []),
      ...(voided ? [texts.voided(voided.by, momentAt(timeZone, voided.at), voided.reason)] : []),
    ],
    stamp: voided ? texts.stamp : undefined,
    madeAt: takenAt,
  };
}

function paidBy({ method, checkNumber, lastFour }: Receipt, texts: ReceiptTexts): string {
  if (checkNumber) return texts.check(checkNumber);
  const words = texts.methods[method];
  return lastFour ? texts.endingIn(words, lastFour) : words;
}

function rowOf(line: ReceiptLine, texts: ReceiptTexts): string[] {
  const { id, kind, description, policy, contract, company, post, amount } = line;
  const what = [texts.kinds[kind], description].filter(Boolean).join(': ');
  const paid = [policy, contract && texts.contract(contract), company, post?.isSandbox && texts.sandbox];
  return [String(id), what, paid.filter(Boolean).join(', '), plainMoney(amount)];
}

function totalsOf(receipt: Receipt, texts: ReceiptTexts): Paper['totals'] {
  const { amountBilled, amountTendered, changeGiven, method } = receipt;
  const total = [texts.total, plainMoney(amountBilled)] as const;
  if (method !== 'cash') return [total];
  return [[texts.tendered, plainMoney(amountTendered)], [texts.change, plainMoney(changeGiven)], total];
}
