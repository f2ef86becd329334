import {
  EncryptedPDFError,
  PDFCheckBox,
  PDFDocument,
  PDFDropdown,
  type PDFField,
  PDFHexString,
  PDFName,
  PDFOptionList,
  PDFRadioGroup,
  PDFRef,
  PDFString,
  PDFTextField,
} from '@cantoo/pdf-lib';
import { showCount } from '#platform/shared/show-count.ts';
import { FIELDS_MAX, type FormField, OPTIONS_MAX } from '../rules/fields.ts';

/** What a PDF has, or why it is no form that can be filled in. */
export type ReadForm = { pages: number; fields: FormField[] } | { problem: string };

const NAME_MAX = 300;
const UNREADABLE = 'The PDF cannot be read. Save it again with another program.';
const PROTECTED = 'The PDF is protected by a password. Save it without one.';
const NO_FIELDS = 'The PDF has no form fields that can be filled in.';
const tooMany = (count: number) =>
  `The PDF has ${showCount(count)} form fields. At most ${showCount(FIELDS_MAX)} are accepted.`;

/** Reads the fields of a form. Runs on a thread: somebody else made the PDF. */
export async function readForm(bytes: Uint8Array): Promise<ReadForm> {
  try {
    return fieldsOf(await PDFDocument.load(bytes, { updateMetadata: false, warnOnInvalidObjects: false }));
  } catch (error) {
    return { problem: error instanceof EncryptedPDFError ? PROTECTED : UNREADABLE };
  }
}

function fieldsOf(doc: PDFDocument): ReadForm {
  const all = doc.getForm().getFields();
  if (all.length > FIELDS_MAX) return { problem: tooMany(all.length) };
  const pageOf = pagesOfWidgets(doc);
  const fields = new Map<string, FormField>();
  for (const field of all) {
    const read = fieldOf(field, pageOf);
    if (read && read.name !== '' && read.name.length <= NAME_MAX && !fields.has(read.name))
      fields.set(read.name, read);
  }
  if (fields.size === 0) return { problem: NO_FIELDS };
  return { pages: doc.getPageCount(), fields: [...fields.values()] };
}

type PageOf = (field: PDFField) => number;

/** Buttons and signatures are not filled in. */
function fieldOf(field: PDFField, pageOf: PageOf): FormField | undefined {
  const kind = kindOf(field);
  if (!kind) return undefined;
  const name = field.getName();
  return {
    name,
    label: labelOf(field) || name,
    kind,
    page: pageOf(field),
    options: optionsOf(field).slice(0, OPTIONS_MAX),
    maxLength: (field instanceof PDFTextField && field.getMaxLength()) || null,
    isMultiline: field instanceof PDFTextField && field.isMultiline(),
  };
}

function kindOf(field: PDFField): FormField['kind'] | undefined {
  if (field instanceof PDFTextField) return 'text';
  if (field instanceof PDFCheckBox) return 'check';
  const isChoice =
    field instanceof PDFRadioGroup || field instanceof PDFDropdown || field instanceof PDFOptionList;
  return isChoice ? 'choice' : undefined;
}

function optionsOf(field: PDFField): string[] {
  if (field instanceof PDFRadioGroup || field instanceof PDFDropdown || field instanceof PDFOptionList)
    return field.getOptions();
  return [];
}

function labelOf(field: PDFField): string {
  const told = field.acroField.dict.lookup(PDFName.of('TU'));
  const text = told instanceof PDFString || told instanceof PDFHexString ? told.decodeText() : '';
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, NAME_MAX);
}

/** A page lists what stands on it; a field of one widget is the widget itself. */
function pagesOfWidgets(doc: PDFDocument): PageOf {
  const pages = new Map<string, number>();
  for (const [at, page] of doc.getPages().entries())
    for (const widget of page.node.Annots()?.asArray() ?? [])
      if (widget instanceof PDFRef) pages.set(widget.toString(), at + 1);
  return (field) => {
    const kids = field.acroField.Kids()?.asArray() ?? [];
    const refs = [field.ref, ...kids.filter((kid) => kid instanceof PDFRef)];
    return refs.map((ref) => pages.get(ref.toString())).find((page) => page !== undefined) ?? 0;
  };
}
