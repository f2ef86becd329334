import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';

interface TypedText<Value> {
  value: Value;
  onChange: ((value: Value) => void) | undefined;
  onFocus?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** The value as shown in the field. */
  show: (value: Value) => string;
  /** The value as it is easiest to type over; as shown when absent. */
  edit?: (value: Value) => string;
  /** Leaves out what cannot belong to such a value. */
  clean?: (typed: string) => string;
  read: (typed: string) => Value;
  /** When a text may mean more once typing stops: how it reads when the field is left or Enter pressed. */
  finish?: (typed: string) => Value;
}

/**
 * A field whose value is not its text. While somebody types, the text is theirs; when they leave, the value
 * is shown in its form. What cannot be read stays as it was typed, for the form to say what is wrong with it.
 */
export function useTypedText<Value>(field: TypedText<Value>) {
  const { value, show, edit = show, clean = (typed) => typed } = field;
  const [text, setText] = useState<string>();

  function finish(): void {
    if (text === undefined || !field.finish) return;
    const finished = field.finish(text);
    if (finished !== value && finished !== field.read(text)) field.onChange?.(finished);
  }

  return {
    value: text ?? show(value),
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      const input = event.currentTarget;
      const next = edit(value);
      // Another text in the field loses what the Tab key had marked in it, to be typed over.
      if (next !== input.value) {
        flushSync(() => setText(next));
        input.select();
      } else setText(next);
      field.onFocus?.(event);
    },
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const typed = clean(event.currentTarget.value);
      setText(typed);
      field.onChange?.(field.read(typed));
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter') finish();
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      finish();
      setText(undefined);
      field.onBlur?.(event);
    },
    /** Takes a value that was picked instead of typed. */
    pick: (picked: Value) => {
      setText((typed) => (typed === undefined ? undefined : edit(picked)));
      field.onChange?.(picked);
    },
  };
}
