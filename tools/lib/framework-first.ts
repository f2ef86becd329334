import type { Plugin } from 'vite';

const FRAME = /<script type="module" crossorigin src="\/assets\/[\w-]+\.js"><\/script>/;
const FRAMEWORK = /<link rel="modulepreload" crossorigin href="(\/assets\/framework-[\w-]+\.js)">/;

/**
 * Names the framework as a script before the frame, so that a browser begins each in a task of its own. As an import
 * of the frame it would begin with it, in one task that holds the page up.
 */
export function frameworkFirst(): Plugin {
  return {
    name: 'framework-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const address = FRAMEWORK.exec(html)?.[1];
        if (!address) throw new Error('The build has no framework.');
        const framework = `<script type="module" crossorigin src="${address}"></script>`;
        return html.replace(FRAME, (frame) => `${framework}\n    ${frame}`);
      },
    },
  };
}
