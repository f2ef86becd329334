import type { LogSubject } from '#platform/shared/change-log.ts';
import { unitOf } from '#platform/shared/change-log.ts';
import { showMoney } from '#platform/shared/money.ts';

export function labelOf({ fields }: Pick<LogSubject, 'fields'>, key: string): string {
  const told = fields[key];
  return typeof told === 'object' ? told.label : (told ?? key);
}

/** A value of the log as the history shows it. */
export function valueInWords(log: Pick<LogSubject, 'fields'>, key: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join(', ');
  const unit = unitOf(log, key);
  if (unit === 'money' && typeof value === 'number') return showMoney(value);
  if (unit === 'switch' || typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}
