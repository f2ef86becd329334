import { PDFDocument, type PDFImage } from '@cantoo/pdf-lib';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { makeTextPages } from '#platform/server/pdf/text-pages.ts';
import { whyNotCombined } from '../rules.ts';
import type { GoingFile } from './mail-files.ts';

export const COMBINED_NAME = 'Attachments.pdf';

/** The files as one PDF, in their order; what cannot become pages is refused by its name. */
export async function combineFiles(files: FileStore, going: readonly GoingFile[]): Promise<Buffer> {
  const problems = going.flatMap(({ filename, extension }) => whyNotCombined(filename, extension) ?? []);
  if (problems.length > 0) throw refuse.fields({ combine: problems });
  const whole = await PDFDocument.create();
  for (const file of going) {
    const bytes = await readFile(files, file);
    try {
      await addPages(whole, file, bytes);
    } catch {
      const why = file.extension === '.pdf' ? 'it is locked or damaged' : 'it could not be read';
      throw refuse.fields({
        combine: [`${file.filename} cannot become part of one PDF: ${why}. Send the files separately.`],
      });
    }
  }
  return Buffer.from(await whole.save());
}

async function readFile(files: FileStore, { key, filename }: GoingFile): Promise<Buffer> {
  const content = await files.open(key);
  if (!content) throw refuse.fields({ combine: [`${filename} is no longer here. Attach it again.`] });
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function addPages(whole: PDFDocument, { extension }: GoingFile, bytes: Buffer): Promise<void> {
  if (extension === '.png') addPicture(whole, await whole.embedPng(bytes));
  else if (extension.startsWith('.jp')) addPicture(whole, await whole.embedJpg(bytes));
  else {
    const pages = extension === '.txt' ? await makeTextPages(bytes.toString('utf8')) : bytes;
    const part = await PDFDocument.load(pages);
    for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page);
  }
}

const [PAGE_WIDTH, PAGE_HEIGHT, EDGE] = [612, 792, 36];

/** A picture in the middle of a page, as large as fits and never larger than it is. */
function addPicture(whole: PDFDocument, picture: PDFImage): void {
  const isWide = picture.width > picture.height;
  const [width, height] = isWide ? [PAGE_HEIGHT, PAGE_WIDTH] : [PAGE_WIDTH, PAGE_HEIGHT];
  const scale = Math.min(1, (width - 2 * EDGE) / picture.width, (height - 2 * EDGE) / picture.height);
  const size = { width: picture.width * scale, height: picture.height * scale };
  const page = whole.addPage([width, height]);
  page.drawImage(picture, { ...size, x: (width - size.width) / 2, y: (height - size.height) / 2 });
}
