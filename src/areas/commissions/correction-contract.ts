import { z } from 'zod';
import { endpoint, idParams } from '#platform/shared/endpoint.ts';
import { money, percent } from '#platform/shared/money.ts';
import { named } from '#platform/shared/record-fields.ts';
import { lineReason } from './line-contract.ts';

const lineId = idParams('commissionLine');
const whole = z.number().int();

/** Lines that take back what settled ones paid, and pay it anew. */
export const corrections = z.object({
  lines: whole,
  /** What is taken back and paid anew. */
  total: money,
  /** The file that has them; null while they wait for the next one. */
  file: whole.nullable(),
});
export type Corrections = z.output<typeof corrections>;

export const lineProducers = endpoint({
  method: 'GET',
  path: '/api/commission/line/{id}/producers',
  summary: 'Who earns of a line, how much, and who else could.',
  allow: 'admin',
  params: lineId,
  answer: z.object({
    producers: z.array(z.object({ employee: named, split: percent })),
    people: z.array(named),
    /** Why the line cannot be paid to somebody else; null when it can. */
    whyNot: z.string().nullable(),
    /** A settled line stays, and is corrected by two others. */
    settled: z.boolean(),
  }),
});
export type LineProducers = z.output<typeof lineProducers.answer>;

const person = (message: string) => z.number(message).int(message).positive(message);

export const wrongProducer = endpoint({
  method: 'POST',
  path: '/api/commission/line/{id}/wrong-producer',
  summary:
    'Pays a line to the right producer: one that is not settled yet is paid to them at once, one that is settled is taken back and paid anew by two lines of the next open file.',
  allow: 'admin',
  idempotent: true,
  params: lineId,
  body: z.object({
    from: person('Choose the wrong producer.'),
    to: person('Choose the right producer.'),
    reason: lineReason,
  }),
  /** Without lines when the line itself was changed. */
  answer: corrections,
});

export const undoCorrection = endpoint({
  method: 'POST',
  path: '/api/commission/line/{id}/undo-correction',
  summary: 'Takes away the two lines that correct a settled one, as long as both are pending.',
  allow: 'admin',
  params: lineId,
  answer: corrections,
});
