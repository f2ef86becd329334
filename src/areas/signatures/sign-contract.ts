import { z } from 'zod';
import { moment } from '#platform/shared/dates.ts';
import { endpoint, nothing, pdfFile, word } from '#platform/shared/endpoint.ts';
import { LANGUAGES, neededLanguage } from '#platform/shared/languages.ts';
import { money } from '#platform/shared/money.ts';
import { ENDINGS, SIGNER_ROLES } from './statuses.ts';
import { SIGN_TEXTS } from './texts.ts';

// Calls without a session: whoever has the link may make them, and learns what the paper shows and nothing else.

const link = z.object({ token: word(200, 'not-a-link') });

const agency = z.object({ name: z.string(), phone: z.string() });

/** Hundredths of a percent inside. A small sum with a fee can cost more than 100 % a year. */
const apr = z.codec(z.number(), z.number().int(), {
  decode: (wire) => Math.round(wire * 100),
  encode: (hundredths) => hundredths / 100,
});

/** What the page shows of the paper. */
export const paperSummary = z.object({
  creditor: z.string(),
  number: z.string(),
  date: z.string(),
  APR: apr,
  financeCharge: money,
  amountFinanced: money,
  totalOfPayments: money,
  totalPremiums: money,
  downPayment: money,
  payments: z.array(z.object({ due: z.string(), amount: money })),
  policies: z.array(
    z.object({
      number: z.string(),
      carrier: z.string(),
      coverage: z.string(),
      effective: z.string(),
      expiration: z.string(),
    }),
  ),
  isSandbox: z.boolean(),
  /** Requests from before it was told lack it. */
  isEndorsement: z.boolean().optional(),
});
export type PaperSummary = z.output<typeof paperSummary>;

const openPaper = z.object({
  state: z.literal('open'),
  agency,
  language: z.enum(LANGUAGES),
  role: z.enum(SIGNER_ROLES),
  name: z.string(),
  email: z.string(),
  title: z.string(),
  /** The last day of the link, by the clock of the office. */
  lastDay: z.string(),
  summary: paperSummary,
});
export type OpenPaper = z.output<typeof openPaper>;

/** A link that is over says only whom to call. */
const endedLink = z.object({ state: z.enum(ENDINGS), agency, language: z.enum(LANGUAGES) });
export type EndedLink = z.output<typeof endedLink>;

export const paperToSign = endpoint({
  method: 'GET',
  path: '/api/sign/{token}',
  summary: 'What the page of a link to sign shows. Looking at it uses nothing up.',
  allow: 'anyone',
  params: link,
  answer: z.discriminatedUnion('state', [openPaper, endedLink]),
});

export const paperFile = endpoint({
  method: 'GET',
  path: '/api/sign/{token}/document.pdf',
  summary: 'The paper itself, while it can be signed.',
  allow: 'anyone',
  params: link,
  answer: pdfFile,
});

export const paperViewed = endpoint({
  method: 'POST',
  path: '/api/sign/{token}/viewed',
  summary: 'Said by the page once it shows the paper; a mail scanner that opens links says nothing.',
  allow: 'anyone',
  params: link,
  answer: nothing,
});

export const NAME_MAX = 120;
export const REASON_MAX = 500;
export const STROKES_MAX = 60;
export const POINTS_MAX = 4000;
/** The place that strokes are drawn in. */
export const PAD = { width: 1000, height: 320 } as const;

/** The page says them in its own language. */
const { refusals } = SIGN_TEXTS.en;
const SIGN_FIRST = refusals.signature;

const point = z.tuple([
  z.number(SIGN_FIRST).int().min(0).max(PAD.width),
  z.number(SIGN_FIRST).int().min(0).max(PAD.height),
]);

/** A drawn signature: lines of points, enough for a long name and no more. */
const strokes = z
  .array(z.array(point).min(1).max(POINTS_MAX), SIGN_FIRST)
  .min(1, SIGN_FIRST)
  .max(STROKES_MAX, refusals.tooManyLines)
  .refine((lines) => lines.reduce((sum, line) => sum + line.length, 0) <= POINTS_MAX, refusals.tooLong)
  .refine((lines) => lines.reduce((sum, line) => sum + line.length, 0) >= 2, SIGN_FIRST);
export type Strokes = z.output<typeof strokes>;

const typedName = z
  .string(SIGN_FIRST)
  .trim()
  .min(1, { error: SIGN_FIRST, abort: true })
  .max(NAME_MAX, `At most ${NAME_MAX} characters.`)
  .refine((name) => /\p{L}/u.test(name), refusals.letters);

export const signInput = z.object({
  consent: z.literal(true, refusals.consent),
  /** The language that the page was read in: its consent is what was agreed to. */
  language: neededLanguage,
  signature: z.discriminatedUnion(
    'kind',
    [
      z.object({ kind: z.literal('typed'), name: typedName }),
      z.object({ kind: z.literal('drawn'), strokes }),
    ],
    SIGN_FIRST,
  ),
});
export type SignInput = z.output<typeof signInput>;

export const signPaper = endpoint({
  method: 'POST',
  path: '/api/sign/{token}/sign',
  summary: 'Signs the paper, once.',
  allow: 'anyone',
  bodyLimit: 131_072,
  params: link,
  body: signInput,
  answer: z.object({
    signedAt: moment,
    /** The same by the clock of the office: 12/30/2025, 3:42 PM EST. */
    signedAtWords: z.string(),
    /** For the address of the signed copy within the next hour; empty while that is still being made. */
    copy: z.string(),
  }),
});
export type Signed = z.output<typeof signPaper.answer>;

export const signedCopy = endpoint({
  method: 'GET',
  path: '/api/sign/{token}/signed.pdf',
  summary: 'The signed paper with its audit page, for whoever just signed it.',
  allow: 'anyone',
  params: link,
  answer: pdfFile,
});

export const declinePaper = endpoint({
  method: 'POST',
  path: '/api/sign/{token}/decline',
  summary: 'Declines to sign, once.',
  allow: 'anyone',
  params: link,
  body: z.object({
    reason: z.string('Must be text.').trim().max(REASON_MAX, `At most ${REASON_MAX} characters.`).default(''),
  }),
  answer: nothing,
});
