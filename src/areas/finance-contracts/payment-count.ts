import { z } from 'zod';

export const MOST_PAYMENTS = 120;
export const MOST_DIGITS = 25;

const WRONG = `Enter a whole number from 1 to ${MOST_PAYMENTS}.`;

/** The number of payments: a number, or its digits as they were typed. */
export const paymentCount = z.codec(z.union([z.number(), z.string()], WRONG), z.number().int(), {
  decode: (wire, { issues }) => {
    const message = problemOf(wire);
    if (message === undefined) return Number(wire);
    issues.push({ code: 'custom', input: wire, message });
    return z.NEVER;
  },
  encode: (count) => count,
});

function problemOf(wire: number | string): string | undefined {
  if (typeof wire === 'string') {
    if (wire.length > MOST_DIGITS) return `Enter at most ${MOST_DIGITS} digits.`;
    if (!/^\d+$/.test(wire)) return WRONG;
  }
  const count = Number(wire);
  return Number.isInteger(count) && count >= 1 && count <= MOST_PAYMENTS ? undefined : WRONG;
}
