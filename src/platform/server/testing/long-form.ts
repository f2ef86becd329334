import { appendFileSync } from 'node:fs';

/** `npm run trust` runs the same tests with more of everything; `npm test` is the short form. */
export const IS_LONG = process.env.TRUST === 'long';

export const shortOrLong = (short: number, long: number): number => (IS_LONG ? long : short);

/** What was measured, for the table that `npm run trust` prints. */
export function noteFigure(figure: string): void {
  const file = process.env.TRUST_FIGURES;
  if (file) appendFileSync(file, `${figure}\n`);
}
