import type { Call } from '#platform/server/http/mount.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { LineInput, Receipt, takeReceipt } from '../contract.ts';

/** Somebody at work in the receipt's transaction. */
export type ReceiptWork = Pick<Call<typeof takeReceipt>, 'db' | 'session' | 'jobs' | 'config'>;

/** A receipt that is about to be taken. */
export interface Taking extends Pick<Call<typeof takeReceipt>, 'body'> {
  customerId: number;
}

/** A receipt that is being written: its number is drawn, and its lines have their ids. */
export interface NewReceipt extends Pick<Receipt, 'id' | 'receipt' | 'showdate'> {
  officeId: number;
  lines: readonly NewLine[];
}
export type NewLine = LineInput & { id: number };

/**
 * What the lines of a receipt pay, and whoever keeps it. Everything happens in the transaction of the receipt, and a
 * refusal anywhere leaves neither a receipt nor a void.
 *
 * Locks are taken in this order everywhere: policies, finance contract, receipt counter, days of the office. Followers are asked in the
 * order in which the application names them, those of the policies first, and the number is drawn once all of them
 * have judged.
 */
export interface ReceiptFollower {
  /**
   * Locks what is paid and says what is wrong, at the fields of the input. `known` is what else is wrong; whoever waits
   * for it after asking the database asks in the same message as the rest.
   */
  judge?(work: ReceiptWork, taking: Taking, known: Promise<Readonly<FieldErrors>>): Promise<FieldErrors>;
  /** The line with what it left out, once nothing is wrong with it. */
  complete?(work: ReceiptWork, line: LineInput): Promise<LineInput>;
  /**
   * Once the receipt is on its way to the database, so that what is written here leaves in the same message. True when
   * the receipt reads differently because of it. Followers are asked at the same time.
   */
  taken?(work: ReceiptWork, receipt: NewReceipt): Promise<unknown>;
  /** Locks what was paid, before the receipt is void. Of two at the same time both come here, and one goes on. */
  voiding?(work: ReceiptWork, receipt: Receipt): Promise<void>;
  voided?(work: ReceiptWork, receipt: Receipt): Promise<void>;
}
