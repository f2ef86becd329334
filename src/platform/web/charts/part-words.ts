import { texts } from '../texts.ts';

/** What the two parts of a bar are, in words; nothing where it has none. */
export function partWords(
  { value, part }: { value: number; part?: number },
  show: (value: number) => string,
  parts: readonly [string, string] | undefined,
): string[] {
  if (!parts || part === undefined) return [];
  return [texts.charts.part(parts[0], show(part)), texts.charts.part(parts[1], show(value - part))];
}
