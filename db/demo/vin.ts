import type { Random } from './random.ts';

const VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  ['A1 B2 C3 D4 E5 F6 G7 H8', 'J1 K2 L3 M4 N5 P7 R9', 'S2 T3 U4 V5 W6 X7 Y8 Z9']
    .flatMap((row) => row.split(' '))
    .concat(Array.from({ length: 10 }, (_, digit) => `${digit}${digit}`))
    .map(([sign, value]) => [sign, Number(value)]),
);
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const SIGNS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';
/** The tenth character; the cycle begins with 1980 and repeats every 30 years. */
const YEARS = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** The ninth character of a vehicle's number, made from all the others (49 CFR 565.15). */
export function vinCheckDigit(vin: string): string {
  let sum = 0;
  for (let at = 0; at < 17; at++) sum += (VALUES[vin.charAt(at)] ?? 0) * (WEIGHTS[at] ?? 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

export function makeVin(random: Random, wmi: string, year: number): string {
  let attributes = '';
  for (let at = 0; at < 5; at++) attributes += SIGNS.charAt(random.int(0, SIGNS.length - 1));
  const tail = YEARS.charAt((year - 1980) % 30) + SIGNS.charAt(random.int(10, 32)) + random.fill('######');
  return wmi + attributes + vinCheckDigit(`${wmi}${attributes}0${tail}`) + tail;
}
