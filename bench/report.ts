/** Calls a second of both floors and the product, its share of each, and what is aimed for. */
export const BESIDE_FLOORS = ['plain floor', 'strict floor', 'product', 'of plain', 'of strict', 'aim'];

/** A table for the terminal that is Markdown as well, numbers right-aligned. */
export function printTable(titles: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = titles.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const lineOf = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  say([lineOf(titles), rule, ...rows.map(lineOf)].join('\n'));
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
