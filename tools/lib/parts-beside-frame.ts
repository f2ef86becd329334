import type { IndexHtmlTransformContext, Plugin } from 'vite';
import { FIRST_SCREENS } from '../../src/app/first-screens.ts';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;
type Chunk = Extract<Bundle[string], { type: 'chunk' }>;

/** In index.html, where the lists of addresses go. */
const PLACE = '__PARTS__';
/** Groups of vite.config.ts that nearly every screen needs. */
const NAMES = ['shared', 'parts'];

/**
 * Lets index.html ask for what nearly every screen is made of, and for the screen itself if it is one that opens
 * often, while the frame is on its way: found only by the frame's script, it would come round trips later.
 */
export function partsBesideFrame(): Plugin {
  return {
    name: 'parts-beside-frame',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        html.replace(PLACE, JSON.stringify(bundle ? partsOf(bundle) : { groups: [[]], screens: [] })),
    },
  };
}

function partsOf(bundle: Bundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const groups = NAMES.map((name) => theChunk(chunks, `group '${name}'`, (chunk) => chunk.name === name));
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const known = new Set([...withImports(bundle, entries), ...groups]);
  return {
    groups: groups.map((group) => filesOf([group])),
    screens: FIRST_SCREENS.map(({ at, modules, call }) => {
      const own = modules.map((module) =>
        theChunk(chunks, module, ({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`))),
      );
      const files = filesOf(withImports(bundle, own).filter((chunk) => !known.has(chunk)));
      return { at: at.source, files, call };
    }),
  };
}

function theChunk(chunks: readonly Chunk[], what: string, test: (chunk: Chunk) => boolean): Chunk {
  const found = chunks.find(test);
  if (!found) throw new Error(`The build has no ${what}.`);
  return found;
}

/** Chunks and whatever they import before they begin. */
function withImports(bundle: Bundle, chunks: readonly Chunk[]): Chunk[] {
  const found = new Set(chunks);
  for (const { imports } of found)
    for (const name of imports) {
      const file = bundle[name];
      if (file?.type === 'chunk') found.add(file);
    }
  return [...found];
}

/** The addresses of scripts and their styles. */
function filesOf(chunks: readonly Chunk[]): string[] {
  const names = chunks.flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]);
  return [...new Set(names)].map((file) => `/${file}`);
}
