/** What surrounds a piece of text, as the names of the tags; a closing tag has its slash. */
export interface Neighbours {
  before: string;
  after: string;
}

/**
 * Changes the text between the tags of sanitized HTML, where every `<` and `>` belongs to a tag. What is inside
 * a link or preformatted stays as it is.
 */
export function mapText(html: string, change: (text: string, neighbours: Neighbours) => string): string {
  const pieces = html.split(/(<[^>]*>)/);
  let untouched = 0;
  return pieces
    .map((piece, at) => {
      const isTag = at % 2 === 1;
      if (isTag && /^<(a|pre)\b/.test(piece)) untouched += 1;
      if (isTag && /^<\/(a|pre)\b/.test(piece)) untouched -= 1;
      if (isTag || untouched > 0) return piece;
      return change(piece, { before: nameOf(pieces[at - 1]), after: nameOf(pieces[at + 1]) });
    })
    .join('');
}

function nameOf(tag = ''): string {
  return tag.match(/^<(\/?\w+)/)?.[1] ?? '';
}
