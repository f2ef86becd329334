import '@mantine/tiptap/styles.layer.css';
import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { type ReactNode, useEffect, useId } from 'react';
import classes from './rich-text-input.module.css';
import { useRichText } from './use-rich-text.ts';

interface RichTextInputProps {
  label: string;
  /** HTML. */
  value?: string;
  onChange?: (html: string) => void;
  error?: ReactNode;
  /** The field of the form, so that a refusal finds it. */
  'data-path'?: string;
  /** Told the editor once it is there, for buttons that put something in. */
  onEditor?: (editor: Editor) => void;
}

/** A text with paragraphs, headings, lists, links and emphasis. */
export function RichTextInput({ label, value = '', onChange, error, onEditor, ...rest }: RichTextInputProps) {
  const labelId = useId();
  const errorId = useId();
  const editor = useRichText({
    value,
    onChange,
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      ...(error && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
      ...(rest['data-path'] && { 'data-path': rest['data-path'] }),
    },
  });
  useEffect(() => {
    if (editor) onEditor?.(editor);
  }, [editor, onEditor]);
  return (
    <div>
      <Input.Label id={labelId} component="div" onClick={() => editor?.commands.focus()}>
        {label}
      </Input.Label>
      <RichTextEditor editor={editor} className={classes.editor} data-invalid={error ? true : undefined}>
        <RichTextEditor.Toolbar className={classes.toolbar}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Underline />
            <RichTextEditor.ClearFormatting />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
      {error && (
        <Input.Error id={errorId} mt={5}>
          {error}
        </Input.Error>
      )}
    </div>
  );
}
