import { readBlocks, type TextBlock } from './read-blocks.ts';

/** Sanitized HTML as plain text: the part of a mail for programs that show no HTML. */
export function htmlToText(html: string): string {
  let before: TextBlock | undefined;
  let text = '';
  for (const block of readBlocks(html)) {
    // List items are close together, everything else has an empty line between.
    if (before) text += before.kind === 'item' && block.kind === 'item' ? '\n' : '\n\n';
    text += lineOf(block);
    before = block;
  }
  return text.trim();
}

function lineOf({ kind, level, marker, runs }: TextBlock): string {
  if (kind === 'rule') return '-'.repeat(20);
  const words = runs
    .map(({ text, link }) => (link && !link.includes(text.trim()) ? `${text} (${link})` : text))
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
  return kind === 'item' ? `${'  '.repeat(level - 1)}${marker} ${words}` : words;
}
