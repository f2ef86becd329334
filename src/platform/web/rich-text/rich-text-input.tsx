import { Input } from '@mantine/core';
import {
  type ComponentType,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { toastProblem } from '../ui/toasts.ts';
import type { Chips } from './chip-text.ts';
import { RestingText } from './resting-text.tsx';
import type { EditorFieldProps, EditorHandle } from './rich-text-editor.tsx';
import { type EditorStart, startOf } from './typed-so-far.ts';

interface RichTextInputProps {
  label: string;
  /** HTML. */
  value?: string;
  onChange?: (html: string) => void;
  error?: ReactNode;
  /** Fields like {{customer.name}} that are shown as one piece, with what they are called; always the same object. */
  chips?: Chips;
  /** The field of the form, so that a refusal finds it. */
  'data-path'?: string;
  /** For buttons that put something in where the cursor is. */
  ref?: Ref<Pick<EditorHandle, 'insert'>>;
}

/** The editor weighs as much as a screen, so it comes when its field is touched; once for all fields. */
let editorField: ComponentType<EditorFieldProps> | undefined;

async function loadEditor(): Promise<void> {
  editorField = (await import('./rich-text-editor.tsx')).RichTextEditorField;
}

/**
 * A text with paragraphs, headings, lists, links and emphasis. Until its editor has come it takes what is typed as
 * plain text, and the editor goes on from there.
 */
export function RichTextInput({
  label,
  value = '',
  onChange,
  error,
  chips,
  ref,
  ...rest
}: RichTextInputProps) {
  const labelId = useId();
  const errorId = useId();
  const [Field, setField] = useState(() => editorField);
  const resting = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorHandle>(null);
  const start = useRef<EditorStart>(undefined);

  const focus = () => (editor.current ?? resting.current)?.focus();

  /** Keys that are pressed meanwhile go into the resting text; without the editor's script they simply stay there. */
  async function wake(then?: (editor: EditorHandle) => void): Promise<void> {
    // What is put in goes where the cursor was; it may be elsewhere when the editor comes.
    const asked = then && resting.current ? startOf(resting.current).caret : undefined;
    await loadEditor().catch(toastProblem);
    if (!editorField) return;
    if (!editor.current) {
      if (!resting.current) return;
      start.current = { ...(asked !== undefined && { caret: asked }), ...startOf(resting.current) };
      // Immediately, so that no keystroke is lost between the two.
      flushSync(() => setField(() => editorField));
    }
    if (editor.current) then?.(editor.current);
  }

  useImperativeHandle(ref, () => ({ insert: (text) => void wake((awake) => awake.insert(text)) }));

  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelId,
    ...(error && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
    ...(rest['data-path'] && { 'data-path': rest['data-path'] }),
  };
  const shown = { value, onChange, isInvalid: Boolean(error), attributes, chips };
  return (
    <div>
      <Input.Label id={labelId} component="div" onClick={focus}>
        {label}
      </Input.Label>
      {Field ? (
        <Field {...shown} start={start.current} ref={editor} />
      ) : (
        <RestingText
          {...shown}
          ref={resting}
          onNear={() => void loadEditor().catch(() => undefined)}
          onWake={() => void wake()}
          onPress={(control) => void wake((awake) => awake.press(control))}
        />
      )}
      {error && (
        <Input.Error id={errorId} mt={5}>
          {error}
        </Input.Error>
      )}
    </div>
  );
}
