import { recipientOf } from '#areas/customers/server/public.ts';
import { letterheadOf } from '#areas/offices/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import type { CopiedPaper } from '#platform/server/pdf/copies.ts';
import type { Printout } from '#platform/server/pdf/print.ts';
import { momentAt } from '#platform/shared/clock.ts';
import { showDay } from '#platform/shared/dates.ts';
import { plainMoney } from '#platform/shared/money.ts';
import type { PolicyBalance, Receipt, ReceiptLine, receiptPdf } from '../contract.ts';
import { RECEIPT_TEXTS, type ReceiptTexts } from '../texts.ts';
import type { Financing } from './financing.ts';
import { loadReceipt } from './load-receipt.ts';
import { readStandingOnPaper, type StandingOnPaper } from './standing-on-paper.ts';

export function receiptPrintout(financing: Financing) {
  return async ({ db, session, params }: Call<typeof receiptPdf>): Promise<Printout<CopiedPaper>> => {
    const receipt = await loadReceipt(db, params.id);
    const letterhead = await letterheadOf(db, receipt.office.id);
    const recipient = await recipientOf(db, receipt.customer.id);
    const texts = RECEIPT_TEXTS[recipient.language];
    const now = await readStandingOnPaper({ db, session, financing }, receipt, texts);
    const filename = `receipt-${receipt.office.id}-${receipt.receipt}.pdf`;
    const paper = {
      ...letterhead,
      ...paperOf(receipt, now, texts, recipient.address),
      language: recipient.language,
    };
    return { paper, filename };
  };
}

type Content = Omit<CopiedPaper, 'agency' | 'place' | 'language'>;

function paperOf(receipt: Receipt, now: StandingOnPaper, texts: ReceiptTexts, address: string): Content {
  const { voided, timeZone, takenAt, customer } = receipt;
  return {
    title: texts.title(String(receipt.receipt)),
    moment: momentAt(timeZone, takenAt),
    copies: texts.copies,
    parties: [
      [texts.receivedFrom, `${customer.name} #${customer.id}`, address],
      [texts.paidBy, paidBy(receipt, texts)],
      [texts.takenBy, receipt.employee.name],
    ],
    columns: [
      { label: texts.paidFor, share: 2.2 },
      { label: texts.policy, share: 4.6 },
      { label: texts.line, share: 1 },
      { label: texts.amount, share: 1.6, align: 'right' },
    ],
    rows: receipt.lines.map((line) => rowOf(line, now.termOf(line), texts)),
    standing: now.said,
    totals: totalsOf(receipt, texts),
    notes: [
      ...(receipt.memo ? [texts.memo(receipt.memo)] : []),
      ...(voided ? [texts.voided(voided.by, momentAt(timeZone, voided.at), voided.reason)] : []),
    ],
    thanks: texts.thanks,
    stamp: voided ? texts.stamp : undefined,
    madeAt: takenAt,
  };
}

function paidBy({ method, checkNumber, lastFour }: Receipt, texts: ReceiptTexts): string {
  if (checkNumber) return texts.check(checkNumber);
  const words = texts.methods[method];
  return lastFour ? texts.endingIn(words, lastFour) : words;
}

function rowOf(line: ReceiptLine, term: PolicyBalance | undefined, texts: ReceiptTexts): string[] {
  const { id, kind, description, policy, contract, company, post, amount } = line;
  const what = [texts.kinds[kind], description].filter(Boolean).join(': ');
  const days = term && texts.term(showDay(term.effdate), showDay(term.expdate));
  const paid = [
    policy,
    contract && texts.contract(contract),
    company,
    days,
    post?.isSandbox && texts.sandbox,
  ];
  return [what, paid.filter(Boolean).join(', '), String(id), plainMoney(amount)];
}

function totalsOf(receipt: Receipt, texts: ReceiptTexts): CopiedPaper['totals'] {
  const { amountBilled, amountTendered, changeGiven, method } = receipt;
  const total = [texts.total, plainMoney(amountBilled)] as const;
  if (method !== 'cash') return [total];
  return [total, [texts.tendered, plainMoney(amountTendered)], [texts.change, plainMoney(changeGiven)]];
}
