import { endsAsZip } from '#platform/server/files/zip.ts';
import { activeContent, WHY_ACTIVE } from '#platform/server/pdf/active-content.ts';
import type { Extension } from '../../rules.ts';
import { isCompoundDocument } from './compound.ts';
import { isGif } from './gif.ts';
import { isJpeg } from './jpeg.ts';
import { isOfficeDocument } from './office.ts';
import { isPdf } from './pdf.ts';
import { isPng } from './png.ts';
import { isText } from './text.ts';
import { isWebp } from './webp.ts';

const KINDS: Record<Extension, (bytes: Buffer) => boolean | Promise<boolean>> = {
  jpeg: isJpeg,
  jpe: isJpeg,
  jpg: isJpeg,
  gif: isGif,
  png: isPng,
  webp: isWebp,
  pdf: isPdf,
  doc: (bytes) => isCompoundDocument(bytes, ['WordDocument']),
  xls: (bytes) => isCompoundDocument(bytes, ['Workbook', 'Book']),
  docx: (bytes) => isOfficeDocument(bytes, 'word'),
  xlsx: (bytes) => isOfficeDocument(bytes, 'excel'),
  txt: isText,
};
const ZIPPED: readonly Extension[] = ['docx', 'xlsx'];

export interface Unopened {
  extension: Extension;
  bytes: Uint8Array;
}

/** True when the content is of the kind that the name says, and of no other. Each look goes over the bytes once. */
export async function isOfItsKind({ extension, bytes: given }: Unopened): Promise<boolean> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.length);
  return (ZIPPED.includes(extension) || !endsAsZip(bytes)) && (await KINDS[extension](bytes));
}

/** Why a file is refused for its content, or nothing when it is taken. */
export async function whyRefused(unopened: Unopened): Promise<string | undefined> {
  const { extension, bytes } = unopened;
  if (!(await isOfItsKind(unopened))) return contentProblem(extension);
  const active =
    extension === 'pdf'
      ? activeContent(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
      : undefined;
  return active && WHY_ACTIVE[active];
}

export function contentProblem(extension: Extension): string {
  if (extension === 'txt') return 'This is not plain text. Save it as text in UTF-8.';
  const hint =
    extension.startsWith('doc') || extension.startsWith('xls') ? ' Files with macros are not accepted.' : '';
  return `The content is not that of a ${extension} file.${hint}`;
}
