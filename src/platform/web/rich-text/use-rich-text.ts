import { Link } from '@mantine/tiptap';
import { type Editor, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { chipNode } from './chip-node.ts';
import { type Chips, withChips, withoutChips } from './chip-text.ts';

interface RichText {
  value: string;
  /** What the editor begins with when that is not the value. */
  html: string | undefined;
  onChange: ((html: string) => void) | undefined;
  /** Of the field that is typed into. */
  attributes: Record<string, string>;
  /** Fields that are shown as one piece. */
  chips: Chips | undefined;
}

const EXTENSIONS = [
  StarterKit.configure({ link: false, codeBlock: false, code: false, heading: { levels: [1, 2, 3, 4] } }),
  Link.configure({ openOnClick: false, protocols: ['mailto'], defaultProtocol: 'https' }),
];

const NO_CHIPS: Chips = {};

/** An editor that shows `value` and reports what is typed; what comes from outside replaces what was there. */
export function useRichText({
  value,
  html = value,
  onChange,
  attributes,
  chips = NO_CHIPS,
}: RichText): Editor | null {
  const tell = useRef(onChange);
  tell.current = onChange;
  const shown = useRef(value);
  const extensions = useMemo(() => [...EXTENSIONS, chipNode(chips)], [chips]);
  const editor = useEditor({
    extensions,
    content: withChips(html, chips),
    // Someone may have typed a space last.
    parseOptions: { preserveWhitespace: true },
    shouldRerenderOnTransaction: true,
    editorProps: { attributes },
    onUpdate: ({ editor: typed }) => {
      shown.current = typed.isEmpty ? '' : withoutChips(typed.getHTML());
      tell.current?.(shown.current);
    },
  });
  // Together with the value: a key in between would take the value of the key before it for one from outside.
  useLayoutEffect(() => {
    if (!editor || value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(withChips(value, chips), { emitUpdate: false });
  }, [editor, value, chips]);
  const known = JSON.stringify(attributes);
  useEffect(() => {
    editor?.setOptions({ editorProps: { attributes: JSON.parse(known) } });
  }, [editor, known]);
  return editor;
}
