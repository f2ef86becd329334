import { PDFDocument, type PDFImage } from '@cantoo/pdf-lib';
import { makeTextPages } from '#platform/server/pdf/text-pages.ts';
import { serveJobs } from '#platform/server/threads/serve-jobs.ts';

// Started by combine-files.ts: a small file can unpack to pages for minutes.

export interface Part {
  extension: string;
  bytes: Uint8Array;
}

/** The whole, or the place of the first file that could not become pages. */
export type CombineAnswer = { bytes: Uint8Array } | { unreadable: number };

const [PAGE_WIDTH, PAGE_HEIGHT, EDGE] = [612, 792, 36];

/** The library unpacks every point of a PNG: a small file can claim hundreds of millions. */
const MOST_POINTS = 40_000_000;

const JOBS = { combine };
export type CombineJobs = typeof JOBS;
serveJobs(JOBS);

async function combine(parts: readonly Part[]): Promise<CombineAnswer> {
  const whole = await PDFDocument.create();
  for (const [at, part] of parts.entries()) {
    try {
      await addPages(whole, part);
    } catch {
      return { unreadable: at };
    }
  }
  return { bytes: await whole.save() };
}

async function addPages(whole: PDFDocument, { extension, bytes }: Part): Promise<void> {
  if (extension === '.png') addPicture(whole, await whole.embedPng(bearable(bytes)));
  else if (extension.startsWith('.jp')) addPicture(whole, await whole.embedJpg(bytes));
  else {
    const pages = extension === '.txt' ? await makeTextPages(Buffer.from(bytes).toString('utf8')) : bytes;
    const part = await PDFDocument.load(pages);
    for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page);
  }
}

/** Its width and height are in the header, at bytes 16 and 20. */
function bearable(png: Uint8Array): Uint8Array {
  const header = new DataView(png.buffer, png.byteOffset, png.length);
  if (header.getUint32(16) * header.getUint32(20) > MOST_POINTS) throw new Error('The picture is too large.');
  return png;
}

/** A picture in the middle of a page, as large as fits and never larger than it is. */
function addPicture(whole: PDFDocument, picture: PDFImage): void {
  const isWide = picture.width > picture.height;
  const [width, height] = isWide ? [PAGE_HEIGHT, PAGE_WIDTH] : [PAGE_WIDTH, PAGE_HEIGHT];
  const scale = Math.min(1, (width - 2 * EDGE) / picture.width, (height - 2 * EDGE) / picture.height);
  const size = { width: picture.width * scale, height: picture.height * scale };
  const page = whole.addPage([width, height]);
  page.drawImage(picture, { ...size, x: (width - size.width) / 2, y: (height - size.height) / 2 });
}
