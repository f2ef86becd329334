import type { Node as DocumentNode } from '@tiptap/pm/model';

/** What the editor goes on from. */
export interface EditorStart {
  html: string;
  /** How many letters are before the cursor; absent when the cursor is elsewhere. */
  caret?: number;
}

export function startOf(box: HTMLElement): EditorStart {
  const selection = box.ownerDocument.getSelection();
  const html = box.textContent?.trim() === '' ? '' : box.innerHTML;
  if (!selection?.focusNode || !box.contains(selection.focusNode) || box.ownerDocument.activeElement !== box)
    return { html };
  const before = box.ownerDocument.createRange();
  before.selectNodeContents(box);
  before.setEnd(selection.focusNode, selection.focusOffset);
  return { html, caret: before.toString().length };
}

/** Where the editor's document has this many letters before it. */
export function positionAt(doc: DocumentNode, caret: number): number {
  let left = caret;
  let found: number | undefined;
  doc.descendants((node, at) => {
    if (found !== undefined || !node.isText) return found === undefined;
    if (node.nodeSize >= left) found = at + left;
    else left -= node.nodeSize;
    return false;
  });
  return found ?? doc.content.size;
}
