import type { SentFile } from '#platform/shared/endpoint.ts';
import {
  CONTENT_TYPES,
  cleanName,
  type Extension,
  extensionOf,
  NOT_TAKEN,
  problemOfName,
} from '../../rules.ts';
import { isCompoundDocument } from './compound.ts';
import { isGif } from './gif.ts';
import { isJpeg } from './jpeg.ts';
import { isOfficeDocument } from './office.ts';
import { isPdf } from './pdf.ts';
import { isPng } from './png.ts';
import { isText } from './text.ts';
import { isWebp } from './webp.ts';
import { endsAsZip } from './zip.ts';

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

export interface CheckedFile {
  filename: string;
  extension: Extension;
  contentType: string;
  bytes: Buffer;
}

export type Judgement = { file: CheckedFile } | { filename: string; reason: string };

/** Takes a file whose name and content agree; says of any other why it is refused. */
export async function checkFile(sent: SentFile): Promise<Judgement> {
  const filename = cleanName(sent.filename);
  const bytes = Buffer.from(sent.bytes.buffer, sent.bytes.byteOffset, sent.bytes.length);
  const extension = extensionOf(filename);
  const reason = problemOfName(filename, bytes.length);
  if (reason || !extension)
    return { filename: filename || 'A file without a name', reason: reason ?? NOT_TAKEN };
  const isHonest = (ZIPPED.includes(extension) || !endsAsZip(bytes)) && (await KINDS[extension](bytes));
  if (!isHonest) return { filename, reason: contentProblem(extension) };
  return { file: { filename, extension, contentType: CONTENT_TYPES[extension], bytes } };
}

function contentProblem(extension: Extension): string {
  if (extension === 'txt') return 'This is not plain text. Save it as text in UTF-8.';
  const hint =
    extension.startsWith('doc') || extension.startsWith('xls') ? ' Files with macros are not accepted.' : '';
  return `The content is not that of a ${extension} file.${hint}`;
}
