/** A field of a form, as it was read from the PDF. */
export interface FormField {
  /** The whole name in the PDF, which tells it apart. */
  name: string;
  /** What a reader of the PDF is told about it; the name where the PDF says nothing. */
  label: string;
  kind: 'text' | 'check' | 'choice';
  /** 0 where the PDF does not say. */
  page: number;
  /** Of a choice. */
  options: string[];
  maxLength: number | null;
  isMultiline: boolean;
}

export const FORM_BYTES_MAX = 10 * 1_048_576;
export const FIELDS_MAX = 1000;
export const OPTIONS_MAX = 200;
export const FORMS_MAX = 300;
export const VALUE_MAX = 2000;
/** A box that is checked. */
export const CHECKED = 'Yes';

/** What is wrong with a value for a field, or nothing. */
export function valueProblem(field: FormField, value: string): string | undefined {
  if (value === '') return undefined;
  if (field.kind === 'check')
    return value === CHECKED ? undefined : `Say ${CHECKED} for a checked box, or nothing.`;
  if (field.kind === 'choice')
    return field.options.includes(value) ? undefined : `Choose one of: ${field.options.join(', ')}.`;
  if (field.maxLength !== null && value.length > field.maxLength)
    return `At most ${field.maxLength} characters fit.`;
  return undefined;
}

/** A text as the field takes it: one that has a single line gets no line breaks. */
export function fittingText(field: FormField, value: string): string {
  return field.isMultiline ? value.replaceAll('\r\n', '\n') : value.replaceAll(/\s*[\r\n]+\s*/g, ' ');
}
