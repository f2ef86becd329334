import { passesLuhn } from '#platform/shared/payment-numbers.ts';
import { type CardType, EXPIRY_YEARS } from './statuses.ts';

interface CardShape {
  prefix: RegExp;
  lengths: readonly number[];
}

const SHAPES: Record<CardType, CardShape> = {
  Visa: { prefix: /^4/, lengths: [13, 16, 19] },
  'Master Card': { prefix: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  'American Express': { prefix: /^3[47]/, lengths: [15] },
  Discover: { prefix: /^(6011|64[4-9]|65)/, lengths: [16, 19] },
};

/** Why this is not the number of such a card, or nothing. */
export function cardProblem(type: CardType, number: string): string | undefined {
  const { prefix, lengths } = SHAPES[type];
  if (!/^\d+$/.test(number)) return 'Enter the card number with digits only.';
  if (!prefix.test(number) || !lengths.includes(number.length))
    return `This is not the number of ${type === 'American Express' ? 'an' : 'a'} ${type} card.`;
  return passesLuhn(number) ? undefined : 'This card number is not right. Check the digits.';
}

/** Why a card with this MM/YY cannot be charged, or nothing. It is good until the last day of its month. */
export function expiryProblem(expires: string, today: string): string | undefined {
  const match = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expires);
  if (!match) return 'Choose the month and year in which the card expires.';
  const century = today.slice(0, 2);
  const month = `${century}${match[2]}-${match[1]}`;
  if (month < today.slice(0, 7)) return 'This card has expired.';
  return Number(month.slice(0, 4)) > Number(today.slice(0, 4)) + EXPIRY_YEARS
    ? `Choose a year until ${Number(today.slice(0, 4)) + EXPIRY_YEARS}.`
    : undefined;
}

/** The last four digits are ever answered: ****1234. */
export function maskedNumber(lastFour: string): string {
  return lastFour === '' ? '' : `****${lastFour}`;
}

/** An edit that leaves the field empty or masked keeps the stored number. */
export function keepsNumber(sent: string): boolean {
  return sent === '' || sent.startsWith('*');
}
