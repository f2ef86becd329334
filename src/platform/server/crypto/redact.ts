import { passesLuhn } from '#platform/shared/payment-numbers.ts';

/** Wherever one of these is in what is logged, it is redacted. */
export const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'email',
  'cc_detail',
  'cardNumber',
  'accountNumber',
  'securityCode',
  'gatewaySecret',
];

const DIGITS = /\d(?:[ -]?\d){12,18}/g;

/** The same text with whatever may be a card number cut to its last four digits. */
export function withoutCardNumbers(text: string): string {
  return text.replaceAll(DIGITS, (run) => {
    const digits = run.replaceAll(/\D/g, '');
    return passesLuhn(digits) ? `****${digits.slice(-4)}` : run;
  });
}

/** An error as the log and the job store may keep it: another system's words can repeat what they were sent. */
export function redactedError(error: unknown): Error {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const redacted = new Error(withoutCardNumbers(message));
  redacted.stack = withoutCardNumbers(stack ?? '');
  return redacted;
}

export const REDACTED = '[redacted]';

/** Addresses are part of a person's history; the others are of nobody's. */
const NEVER_LOGGED = new Set(SECRET_FIELDS.filter((name) => name !== 'email'));

/** The fields of a record as its history may keep them, at any depth. */
export function redactedFields<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(redactedFields) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      NEVER_LOGGED.has(name) ? REDACTED : redactedFields(part),
    ]),
  ) as Value;
}
