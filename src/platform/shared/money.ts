import { z } from 'zod';
import { showCount } from './show-count.ts';

/** Money inside is whole cents; only the wire and the screen know dollars. */
export type Cents = number;

/** What a double can represent exactly in cents, and more than any agency will see. */
export const LARGEST_CENTS = 99_999_999_999_99;

/** Dollars with at most two decimals on the wire, cents inside. What is sent is judged; a sum of ours may be larger. */
export const money = z.codec(z.number('Enter an amount.'), z.number().int(), {
  decode: (wire, { issues }) => {
    const message = problemOf(wire);
    if (message === undefined) return Math.round(wire * 100);
    issues.push({ code: 'custom', input: wire, message });
    return z.NEVER;
  },
  encode: (cents) => cents / 100,
});

function problemOf(dollars: number): string | undefined {
  if (!(Math.abs(dollars) * 100 <= LARGEST_CENTS)) return 'This amount is too large.';
  return hasTwoDecimals(dollars) ? undefined : 'Enter an amount with at most two decimals.';
}

/** More than any premium, fee or deposit; anything above was mistyped, and sums of many still fit. */
const LARGEST_ENTRY: Cents = 100_000_000_00;

/** What a person enters. */
export const enteredMoney = money.refine((cents) => cents <= LARGEST_ENTRY, 'This amount is too large.');
export const nonNegativeMoney = enteredMoney.refine(
  (cents) => cents >= 0,
  'Enter an amount that is not negative.',
);

/**
 * An amount that counts without its sign. A codec, since the screen sends with the same schema: a transform goes one
 * way only.
 */
export const moneyWithoutSign = z
  .codec(z.number('Enter an amount.'), z.number(), { decode: Math.abs, encode: (amount) => amount })
  .pipe(enteredMoney);

// Only the machine sees a third decimal in 0.1 + 0.2: compare as it would be written.
function hasTwoDecimals(value: number): boolean {
  return Number(value.toFixed(2)) === value;
}

/** 1234.5 dollars as $1,234.50; a loss with a true minus, −$1,234.50. */
export function showMoney(cents: Cents): string {
  return plainMoney(cents).replace('-', MINUS);
}

const MINUS = '\u2212';

/** The same with a hyphen, for what is read back or printed: inputs, files, papers and letters. */
export function plainMoney(cents: Cents): string {
  const whole = showCount(Math.floor(Math.abs(cents) / 100));
  return `${cents < 0 ? '-' : ''}$${whole}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
}

/** What a person types or pastes as an amount, in cents; undefined when it is none. */
export function readMoney(typed: string): Cents | undefined {
  const text = typed
    .trim()
    .replaceAll(/[$,\s]/g, '')
    .replace(MINUS, '-');
  const match = /^(-?)(\d*)(?:\.(\d{0,2}))?$/.exec(text);
  if (!match || !/\d/.test(text)) return undefined;
  const cents = Number(match[2] || 0) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return cents > LARGEST_CENTS ? undefined : match[1] && cents > 0 ? -cents : cents;
}

/** Percents have two decimals as well: hundredths of a percent inside. */
export type PercentHundredths = number;

export const percent = z.codec(
  z
    .number('Enter a percentage.')
    .min(0, 'At least 0 %.')
    .max(100, 'At most 100 %.')
    .refine(hasTwoDecimals, 'Enter a percentage with at most two decimals.'),
  z.number().int(),
  { decode: (wire) => Math.round(wire * 100), encode: (hundredths) => hundredths / 100 },
);

/** 12.5 percent as 12.50 %, on papers and screens alike; a share may have fewer decimals. */
export function showPercent(hundredths: PercentHundredths, decimals: 0 | 1 | 2 = 2): string {
  return `${(hundredths / 100).toFixed(decimals)} %`;
}
