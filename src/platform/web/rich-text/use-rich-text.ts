import { Link } from '@mantine/tiptap';
import { type Editor, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';

interface RichText {
  value: string;
  /** What the editor begins with when that is not the value. */
  html: string | undefined;
  onChange: ((html: string) => void) | undefined;
  /** Of the field that is typed into. */
  attributes: Record<string, string>;
}

const EXTENSIONS = [
  StarterKit.configure({ link: false, codeBlock: false, code: false, heading: { levels: [1, 2, 3, 4] } }),
  Link.configure({ openOnClick: false, protocols: ['mailto'], defaultProtocol: 'https' }),
];

/** An editor that shows `value` and reports what is typed; what comes from outside replaces what was there. */
export function useRichText({ value, html = value, onChange, attributes }: RichText): Editor | null {
  const tell = useRef(onChange);
  tell.current = onChange;
  const shown = useRef(value);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: html,
    // Someone may have typed a space last.
    parseOptions: { preserveWhitespace: true },
    shouldRerenderOnTransaction: true,
    editorProps: { attributes },
    onUpdate: ({ editor: typed }) => {
      shown.current = typed.isEmpty ? '' : typed.getHTML();
      tell.current?.(shown.current);
    },
  });
  useEffect(() => {
    if (!editor || value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  const known = JSON.stringify(attributes);
  useEffect(() => {
    editor?.setOptions({ editorProps: { attributes: JSON.parse(known) } });
  }, [editor, known]);
  return editor;
}
