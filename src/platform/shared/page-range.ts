const EXAMPLE = 'Enter pages like 1-10 or 3,5,8-12.';

export type PageRange = { pages: number[] } | { problem: string };

/** Which pages of a list somebody wants printed: single ones and ranges between commas, spaces as they like. */
export function readPageRange(text: string, last: number): PageRange {
  const parts = text.split(',').map((part) => part.replaceAll(/\s+/g, ''));
  if (parts.every((part) => part === '')) return { problem: EXAMPLE };
  const pages = new Set<number>();
  for (const part of parts) {
    const range = readPart(part, last);
    if (typeof range === 'string') return { problem: range };
    for (let page = range.first; page <= range.last; page++) pages.add(page);
  }
  return { pages: [...pages].sort((a, b) => a - b) };
}

/** One page or one range, or what is wrong with it. */
function readPart(part: string, most: number): { first: number; last: number } | string {
  const match = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(part);
  if (!match)
    return part === ''
      ? `Something is missing next to a comma. ${EXAMPLE}`
      : `“${part}” is not a page. ${EXAMPLE}`;
  const first = Number(match[1]);
  const last = Number(match[2] ?? match[1]);
  if (first === 0 || last === 0) return 'Pages start at 1.';
  if (last < first) return `${part} runs backward. Enter ${last}-${first}.`;
  if (last > most) return most === 1 ? 'There is only 1 page.' : `There are only ${most} pages.`;
  return { first, last };
}
