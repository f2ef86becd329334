import type { Picture } from './pictures.ts';

const STYLE = `
  body { margin: 24px; background: #eef1f1; color: #0f1c1b; font: 14px system-ui, sans-serif; }
  h2 { margin: 28px 0 8px; font-size: 15px; }
  div { display: flex; gap: 12px; overflow-x: auto; padding-bottom: 8px; }
  figure { margin: 0; flex: none; }
  img { display: block; height: 260px; border: 1px solid #c6d0cf; background: #fff; }
  figcaption { padding-top: 4px; color: #566665; font-size: 12px; }`;

/** All pictures in one page, a row for each screen or state. */
export function galleryPage(pictures: readonly Picture[]): string {
  const rows = [...Map.groupBy(pictures, ({ title }) => title)].map(
    ([title, ofState]) => `<h2>${escaped(title)}</h2>\n<div>${ofState.map(figureOf).join('\n')}</div>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gallery</title>
<style>${STYLE}</style>
<h1>${pictures.length} pictures</h1>
${rows.join('\n')}
</html>
`;
}

function figureOf({ title, file, words }: Picture): string {
  const alt = escaped(`${title}, ${words}`);
  return `<figure><a href="${file}"><img src="${file}" alt="${alt}" loading="lazy"></a><figcaption>${words}</figcaption></figure>`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
