/** Thirteen to nineteen digits, however grouped, whose check digit is right. */
export function holdsCardNumber(text: string): boolean {
  const runs = text.match(/\d(?:[ .-]?\d){12,18}/g) ?? [];
  return runs.some((run) => passesLuhn(run.replaceAll(/\D/g, '')));
}

export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** What the digits of a routing number count for, one after the other. */
const ABA_WEIGHTS = [3, 7, 1];

/** A routing number of the American Bankers Association: nine digits whose weighted sum ends in 0. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const sum = [...text].reduce(
    (total, digit, at) => total + Number(digit) * (ABA_WEIGHTS[at % ABA_WEIGHTS.length] as number),
    0,
  );
  // Nine zeros add up but aren't a bank.
  return sum > 0 && sum % 10 === 0;
}
