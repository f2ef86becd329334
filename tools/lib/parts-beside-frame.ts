import type { IndexHtmlTransformContext, Plugin } from 'vite';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** In index.html, where the list of addresses goes. */
const PLACE = '__PARTS__';
/** Groups of vite.config.ts that nearly every screen needs. */
const NAMES = ['shared', 'parts'];

/**
 * Lets index.html ask for what nearly every screen is made of while the frame is on its way: found only by the
 * frame's script, it would come a round trip later.
 */
export function partsBesideFrame(): Plugin {
  return {
    name: 'parts-beside-frame',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        return html.replace(
          PLACE,
          JSON.stringify(NAMES.map((name) => (bundle ? filesOf(bundle, name) : []))),
        );
      },
    },
  };
}

/** The addresses of a group: its script and its styles. */
function filesOf(bundle: Bundle, group: string): string[] {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === group);
  if (chunk?.type !== 'chunk') throw new Error(`The build has no group '${group}'.`);
  return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`);
}
