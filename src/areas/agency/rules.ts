/** The first bytes that identify each kind of picture, as their base64 begins. */
const BEGINNINGS: Readonly<Record<string, readonly string[]>> = {
  png: ['iVBORw0KGgo'],
  jpeg: ['/9j/'],
  gif: ['R0lGODdh', 'R0lGODlh'],
  webp: ['UklGR'],
};

/** Why the picture is refused, or nothing: what it says it is and what it begins with must agree. */
export function logoProblem(logo: string): string | undefined {
  if (logo === '') return undefined;
  const [, kind = '', content = ''] = /^data:image\/(\w+);base64,(.*)$/.exec(logo) ?? [];
  const begins = BEGINNINGS[kind]?.some((beginning) => content.startsWith(beginning));
  return begins ? undefined : 'This file does not contain the kind of picture its name says. Choose another.';
}
