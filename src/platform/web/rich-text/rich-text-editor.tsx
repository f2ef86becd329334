import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor, type RichTextEditorLabels } from '@mantine/tiptap';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { texts } from '../texts.ts';
import { type Chips, withChips } from './chip-text.ts';
import classes from './rich-text.module.css';
import { CONTROL_WORDS, type ControlName } from './toolbar-controls.ts';
import { type EditorStart, positionAt } from './typed-so-far.ts';
import { useRichText } from './use-rich-text.ts';

/** What others may do with the field. */
export interface EditorHandle {
  focus(): void;
  /** Where the cursor is, or was last. */
  insert(text: string): void;
  press(control: ControlName): void;
}

export interface EditorFieldProps {
  value: string;
  onChange: ((html: string) => void) | undefined;
  isInvalid: boolean;
  /** Of the element that is typed into. */
  attributes: Record<string, string>;
  /** What was typed before the editor had come, and where the cursor is. */
  start: EditorStart | undefined;
  /** Fields that are shown as one piece. */
  chips: Chips | undefined;
  ref: Ref<EditorHandle>;
}

const LABELS: Partial<RichTextEditorLabels> = {
  boldControlLabel: CONTROL_WORDS.bold,
  italicControlLabel: CONTROL_WORDS.italic,
  underlineControlLabel: CONTROL_WORDS.underline,
  clearFormattingControlLabel: CONTROL_WORDS.clearFormatting,
  h2ControlLabel: CONTROL_WORDS.h2,
  h3ControlLabel: CONTROL_WORDS.h3,
  bulletListControlLabel: CONTROL_WORDS.bulletList,
  orderedListControlLabel: CONTROL_WORDS.orderedList,
  linkControlLabel: CONTROL_WORDS.link,
  unlinkControlLabel: CONTROL_WORDS.unlink,
  undoControlLabel: CONTROL_WORDS.undo,
  redoControlLabel: CONTROL_WORDS.redo,
  linkEditorInputLabel: texts.richText.enterAddress,
  linkEditorInputPlaceholder: texts.richText.exampleAddress,
  linkEditorExternalLink: texts.richText.opensNewTab,
  linkEditorInternalLink: texts.richText.opensSameTab,
  linkEditorSave: texts.buttons.save,
};

export function RichTextEditorField({
  value,
  onChange,
  isInvalid,
  attributes,
  start,
  chips,
  ref,
}: EditorFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const editor = useRichText({ value, html: start?.html, onChange, attributes, chips });
  const begun = useRef(false);
  useEffect(() => {
    if (!editor || begun.current || start?.caret === undefined) return;
    begun.current = true;
    editor.commands.setTextSelection(positionAt(editor.state.doc, start.caret));
    // The command of the same name waits for a frame, and a key that is pressed meanwhile would be lost.
    editor.view.focus();
  }, [editor, start]);
  useImperativeHandle(ref, () => ({
    focus: () => editor?.view.focus(),
    insert: (text) =>
      editor
        ?.chain()
        .focus()
        .insertContent(withChips(text, chips ?? {}))
        .run(),
    press: (control) =>
      frame.current?.querySelector<HTMLElement>(`[aria-label="${CONTROL_WORDS[control]}"]`)?.click(),
  }));
  return (
    <RichTextEditor
      editor={editor}
      ref={frame}
      labels={LABELS}
      className={classes.editor}
      data-invalid={isInvalid || undefined}
    >
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
  );
}
