import {
  PDFCheckBox,
  PDFDocument,
  PDFDropdown,
  type PDFField,
  PDFOptionList,
  PDFRadioGroup,
  PDFTextField,
} from '@cantoo/pdf-lib';
import PDFKit from 'pdfkit';
import { drawAnyScript } from '#platform/server/pdf/any-script.ts';
import { collect } from '#platform/server/pdf/pages.ts';
import { printable } from '#platform/server/pdf/printable.ts';
import { isWestern } from '#platform/server/pdf/western.ts';

export interface Filling {
  bytes: Uint8Array;
  /** By the names of fields; a box is checked by any value. */
  values: Readonly<Record<string, string>>;
  madeAt: Date;
}

/** Letters that the fonts of every reader lack are drawn over the page. */
interface Overlay {
  page: number;
  text: string;
  box: { x: number; y: number; width: number; height: number };
}

/** The form with its values as plain pages: what was made stays as it was. Runs on a thread. */
export async function drawForm({ bytes, values, madeAt }: Filling): Promise<Uint8Array<ArrayBuffer>> {
  const doc = await PDFDocument.load(bytes, { updateMetadata: false, warnOnInvalidObjects: false });
  const form = doc.getForm();
  const overlays: Overlay[] = [];
  for (const field of form.getFields()) {
    const value = values[field.getName()];
    if (value === undefined) continue;
    if (field instanceof PDFTextField && !isWestern(value.replaceAll('\n', ' ')))
      overlays.push(...overlaysOf(doc, field, value));
    else setValue(field, value);
  }
  try {
    form.flatten();
  } catch {
    // A box without a look cannot become part of the page: its field stays, and nobody can type into it.
    for (const field of form.getFields()) field.enableReadOnly();
  }
  await drawOver(doc, overlays);
  doc.setModificationDate(madeAt);
  return Uint8Array.from(await doc.save());
}

function setValue(field: PDFField, value: string): void {
  if (field instanceof PDFTextField) {
    if (field.isRichFormatted()) field.disableRichFormatting();
    field.setText(value);
  } else if (field instanceof PDFCheckBox) value === '' ? field.uncheck() : field.check();
  else if (field instanceof PDFRadioGroup || field instanceof PDFDropdown || field instanceof PDFOptionList)
    value === '' ? field.clear() : field.select(value);
}

function overlaysOf(doc: PDFDocument, field: PDFTextField, text: string): Overlay[] {
  const pages = doc.getPages();
  return field.acroField.getWidgets().flatMap((widget) => {
    const ref = doc.context.getObjectRef(widget.dict);
    const page = pages.findIndex(({ node }) => ref && node.Annots()?.indexOf(ref) !== undefined);
    return page < 0 ? [] : [{ page, text, box: widget.getRectangle() }];
  });
}

const SIZE_MAX = 11;

async function drawOver(doc: PDFDocument, overlays: readonly Overlay[]): Promise<void> {
  for (const { page: at, text, box } of overlays) {
    const page = doc.getPage(at);
    const { width, height } = page.getSize();
    const over = drawAnyScript(new PDFKit({ size: [width, height], margin: 0 }));
    const bytes = collect(over);
    over.font('Helvetica').fontSize(Math.min(SIZE_MAX, Math.max(4, box.height - 4)));
    over.text(printable(text), box.x + 2, height - box.y - box.height + 2, {
      width: box.width - 4,
      height: box.height,
      ellipsis: true,
    });
    over.end();
    const [drawn] = await doc.embedPdf(await bytes, [0]);
    if (drawn) page.drawPage(drawn);
  }
}
