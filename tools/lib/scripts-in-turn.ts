import type { Plugin } from 'vite';

const FRAME = /<script type="module" crossorigin src="\/assets\/[\w-]+\.js"><\/script>/;
/** Groups of vite.config.ts in the order in which they begin. */
const BEFORE_FRAME = ['framework', 'ground'];

/**
 * Names what the frame is made of as scripts before it, so that a browser begins each in a task of its own. As
 * imports of the frame they would begin with it, in one task that holds the page up.
 */
export function scriptsInTurn(): Plugin {
  return {
    name: 'scripts-in-turn',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const scripts = BEFORE_FRAME.map(
          (name) => `<script type="module" crossorigin src="${addressOf(name, html)}"></script>`,
        );
        return html.replace(FRAME, (frame) => [...scripts, frame].join('\n    '));
      },
    },
  };
}

function addressOf(name: string, html: string): string {
  const preload = new RegExp(`<link rel="modulepreload" crossorigin href="(/assets/${name}-[\\w-]+\\.js)">`);
  const address = preload.exec(html)?.[1];
  if (!address) throw new Error(`The build has no ${name}.`);
  return address;
}
