import type { Node as DocumentNode } from '@tiptap/pm/model';
import { writtenOut } from './chip-text.ts';

/** What the editor goes on from. */
export interface EditorStart {
  html: string;
  /** How many letters are before the cursor; absent when the cursor is elsewhere. */
  caret?: number;
}

export function startOf(box: HTMLElement): EditorStart {
  const selection = box.ownerDocument.getSelection();
  const written = writtenOut(box.cloneNode(true) as HTMLElement);
  const html = written.textContent?.trim() === '' ? '' : written.innerHTML;
  if (!selection?.focusNode || !box.contains(selection.focusNode) || box.ownerDocument.activeElement !== box)
    return { html };
  const before = box.ownerDocument.createRange();
  before.selectNodeContents(box);
  before.setEnd(selection.focusNode, selection.focusOffset);
  return { html, caret: writtenOut(before.cloneContents()).textContent?.length ?? 0 };
}

/** Where the editor's document has this many letters before it. */
export function positionAt(doc: DocumentNode, caret: number): number {
  let left = caret;
  let found: number | undefined;
  doc.descendants((node, at) => {
    if (found !== undefined || !node.isInline) return found === undefined;
    const letters = node.isText ? node.nodeSize : String(node.attrs.written ?? '').length;
    if (letters >= left) found = at + Math.min(left, node.nodeSize);
    else left -= letters;
    return false;
  });
  return found ?? doc.content.size;
}
