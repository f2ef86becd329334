/** The digits of a telephone number, however it is typed; a leading 1 of eleven is the country's. */
export function phoneDigits(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** A + begins another country, unless it is ours. */
export function isAbroad(typed: string): boolean {
  return /^\s*\+(?!\s*1)/.test(typed);
}

/** A link that calls the number; the extension is for the person who calls. */
export function phoneLink(typed: string): string {
  const [number = ''] = typed.split(/x/i);
  return `tel:${isAbroad(number) ? '+' : ''}${phoneDigits(number)}`;
}

/** Ten digits as (305) 555-0142; anything else as it was typed, with its extension or country. */
export function showPhone(typed: string): string {
  const digits = phoneDigits(typed);
  if (digits.length !== 10 || isAbroad(typed) || /x/i.test(typed)) return typed.trim();
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** Why nobody can be called under this, or nothing. An extension after an x is not counted; a + begins another country. */
export function phoneProblem(typed: string): string | undefined {
  if (!/^[\d\s()+.x-]*$/i.test(typed)) return 'Use digits, spaces and ( ) + - . x only.';
  const [number = ''] = typed.trim().split(/x/i);
  const digits = phoneDigits(number).length;
  const isWhole = number.startsWith('+') ? digits >= 8 && digits <= 15 : digits === 7 || digits === 10;
  return typed.trim() === '' || isWhole ? undefined : 'Enter a phone number like (305) 555-0142.';
}
