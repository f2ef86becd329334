import { type Node as DocumentNode, Fragment, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { InputRule, Node } from '@tiptap/react';
import { CHIP, type Chips, chipLabel, chipPieces } from './chip-text.ts';
import classes from './rich-text.module.css';

/** A field that is typed, moved and deleted as one piece; in HTML and on the clipboard it is its written form. */
export function chipNode(chips: Chips) {
  return Node.create({
    name: 'chip',
    group: 'inline',
    inline: true,
    atom: true,
    selectable: true,
    draggable: true,
    addAttributes: () => ({
      written: { default: '', parseHTML: (element: HTMLElement) => element.getAttribute(CHIP) },
    }),
    parseHTML: () => [
      {
        tag: `span[${CHIP}]`,
        // What somebody pastes may say anything.
        getAttrs: (element) =>
          chipLabel(element.getAttribute(CHIP) ?? '', chips) === undefined ? false : null,
      },
    ],
    renderHTML: ({ node: { attrs } }) => ['span', { [CHIP]: attrs.written }, attrs.written],
    renderText: ({ node }) => node.attrs.written,
    addNodeView:
      () =>
      ({ node }) => {
        const { written } = node.attrs;
        const dom = document.createElement('span');
        dom.className = classes.chip ?? '';
        dom.setAttribute(CHIP, written);
        dom.title = written;
        dom.textContent = chipLabel(written, chips) ?? written;
        return { dom };
      },
    addInputRules() {
      return [
        new InputRule({
          find: /\{\{\s*[\w.]+\s*\}\}$/,
          handler: ({ state, range, match: [written] }) => {
            if (chipLabel(written, chips) === undefined) return null;
            state.tr.replaceWith(
              range.from,
              range.to,
              this.type.create({ written }, null, state.selection.$from.marks()),
            );
            return undefined;
          },
        }),
      ];
    },
    addProseMirrorPlugins() {
      const pieces = (text: DocumentNode) =>
        chipPieces(text.text ?? '', chips).map((piece) =>
          typeof piece === 'string'
            ? this.editor.schema.text(piece, text.marks)
            : this.type.create({ written: piece.written }, null, text.marks),
        );
      const chipped = (fragment: Fragment): Fragment =>
        Fragment.fromArray(
          fragment.content.flatMap((node) => (node.isText ? pieces(node) : node.copy(chipped(node.content)))),
        );
      return [
        new Plugin({
          props: {
            transformPasted: ({ content, openStart, openEnd }) =>
              new Slice(chipped(content), openStart, openEnd),
          },
        }),
      ];
    },
  });
}
