import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const ALL = /\/@mantine\/core\/styles\.layer\.css$/;
const ONE = /\/@mantine\/core\/styles\/\w+\.layer\.css$/;
/** Where a widget keeps the names of its classes; whoever draws the widget imports it. */
const CLASS_NAMES = /\/@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/;
/** What belongs to no widget, and a few lines of what opens on top: they would be a request of their own. */
const BASE = ['baseline', 'default-css-variables', 'global', 'Popover', 'Overlay', 'Modal', 'ModalBase'];

/**
 * The first paint waits for all styles of the frame. Mantine has one sheet for a hundred widgets; with this each widget
 * brings its own along, into the file of the screens that draw it. Layers keep the order that one sheet has by itself:
 * the base, the widgets, and then what Mantine's other packages say about them. While developing there is the one sheet.
 */
export function stylesByUse(): Plugin {
  return {
    name: 'styles-by-use',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (ONE.test(id)) return inLayer('widgets', await readFile(id, 'utf8'));
      if (!ALL.test(id)) return null;
      const sheet = (name: string) => readFile(id.replace('.layer.css', `/${name}.layer.css`), 'utf8');
      const base = await Promise.all(BASE.map(sheet));
      return `@layer mantine.base, mantine.widgets;\n${inLayer('base', base.join('\n'))}`;
    },
    transform(code, id) {
      const widget = CLASS_NAMES.exec(id)?.[1];
      return widget && !BASE.includes(widget)
        ? `${code}\nimport '@mantine/core/styles/${widget}.layer.css';`
        : null;
    },
  };
}

const inLayer = (name: string, sheet: string) => sheet.replaceAll('@layer mantine', `@layer mantine.${name}`);
