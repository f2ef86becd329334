import { z } from 'zod';
import { despiteUnmatched, FILES_MAX } from '#areas/commissions/contract.ts';
import { optionalText } from '#platform/shared/contact-fields.ts';
import { moment } from '#platform/shared/dates.ts';
import { endpoint, idParams } from '#platform/shared/endpoint.ts';
import { money, nonNegativeMoney } from '#platform/shared/money.ts';
import { seenVersion } from '#platform/shared/record-fields.ts';

const whole = z.number().int();
const fileId = idParams('commissionFile');

const ids = z
  .array(z.number('Must be the number of a file.').int().positive(), 'Choose files.')
  .min(1, 'Choose a file.')
  .max(FILES_MAX, `Choose at most ${FILES_MAX} files at once.`);

const part = z.object({ lines: whole, amount: money });

/**
 * From the money to the statements: received − forwarded + brought + generated + adjusted = toPay = statements + open.
 * Each is made of lines, which `details/list` shows under the same name as `part`.
 */
const bridge = z.object({
  /** What the carrier sent in this file, forwarded lines too: their money came with this deposit. */
  received: part,
  forwarded: part,
  /** From earlier files, as they forwarded it. */
  brought: part,
  /** Advanced without money. */
  generated: part,
  /** What was changed, and lines added by hand. */
  adjusted: part.extend({ manual: whole }),
  toPay: part,
  /** On statements or the house's; of the lines that are settled. */
  statements: part,
  open: part,
});
export type Bridge = z.output<typeof bridge>;

/** The deposit, the bridge from it to the statements, and the sums that it is made of. */
export const tieOut = z.object({
  id: whole,
  version: whole,
  active: z.boolean(),
  /** When it was posted first; it is closed since then. */
  posted: moment.nullable(),
  depositAmount: money.nullable(),
  bridge,
  /** Without the forwarded ones. */
  lines: money,
  forwarded: money,
  /** On statements or the house's. */
  statements: money,
  house: money,
  /** Lines that are the house's alone and not posted: they can be brought back. */
  houseLines: whole,
  /** Of settled lines, for somebody who has no statement of them yet. */
  open: money,
  staged: money,
  pending: money,
  /** Lines of no policy that are not posted: posting or settling them has to be meant. */
  unmatched: part,
  /** What posting would write. */
  unposted: z.object({ shares: whole, amount: money }),
});
export type FileTieOut = z.output<typeof tieOut>;

export const tieOutFiles = endpoint({
  method: 'POST',
  path: '/api/commission/file/tie-out',
  summary: 'The bridge from the deposit amount to the statements, of each of the named files.',
  allow: 'admin',
  changes: false,
  body: z.object({ ids }),
  answer: z.object({ data: z.array(tieOut) }),
});

export const saveDeposit = endpoint({
  method: 'POST',
  path: '/api/commission/file/{id}/deposit',
  summary: 'Sets the deposit amount of an active file; a stale version is refused with the current sums.',
  allow: 'admin',
  params: fileId,
  body: z.object({
    depositAmount: nonNegativeMoney.nullable(),
    version: seenVersion,
  }),
  answer: tieOut,
});

const settled = z.object({ affected_items: whole, amount: money });

export const settleHouse = endpoint({
  method: 'POST',
  path: '/api/commission/file/{id}/settle-house',
  summary:
    'Settles the staged lines of a file that have no producers: they are the house’s alone. Lines of no policy are refused unless it is meant.',
  allow: 'admin',
  idempotent: true,
  params: fileId,
  body: z.object({ despiteUnmatched }).prefault({}),
  answer: settled,
});

export const unsettleHouse = endpoint({
  method: 'POST',
  path: '/api/commission/file/{id}/unsettle-house',
  summary: 'Brings lines that are the house’s alone back to Staged, as long as they are not posted.',
  allow: 'admin',
  params: fileId,
  answer: settled,
});

export const postFiles = endpoint({
  method: 'POST',
  path: '/api/commission/file/post',
  summary:
    'Writes what is settled and not posted of these files to the ledger, once; all of the files or none. They are closed then. Lines of no policy are refused unless it is meant.',
  allow: 'admin',
  idempotent: true,
  body: z.object({ ids, reason: optionalText(500), despiteUnmatched }),
  answer: z.object({ affected_items: whole, amount: money }),
});
