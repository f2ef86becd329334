import { parentPort, workerData } from 'node:worker_threads';
import { PDFDocument, type PDFImage } from '@cantoo/pdf-lib';
import { makeTextPages } from '#platform/server/pdf/text-pages.ts';

// Started by combine-files.ts. A small file can unpack to pages for minutes: on the thread of the server nobody else
// would be answered meanwhile.

export interface Part {
  extension: string;
  bytes: Uint8Array;
}

/** The whole, or the place of the first file that could not become pages. */
export type CombineAnswer = { bytes: Uint8Array } | { unreadable: number };

const [PAGE_WIDTH, PAGE_HEIGHT, EDGE] = [612, 792, 36];

const whole = await PDFDocument.create();
parentPort?.postMessage(await combine(workerData as readonly Part[]));

async function combine(parts: readonly Part[]): Promise<CombineAnswer> {
  for (const [at, part] of parts.entries()) {
    try {
      await addPages(part);
    } catch {
      return { unreadable: at };
    }
  }
  return { bytes: await whole.save() };
}

async function addPages({ extension, bytes }: Part): Promise<void> {
  if (extension === '.png') addPicture(await whole.embedPng(bytes));
  else if (extension.startsWith('.jp')) addPicture(await whole.embedJpg(bytes));
  else {
    const pages = extension === '.txt' ? await makeTextPages(Buffer.from(bytes).toString('utf8')) : bytes;
    const part = await PDFDocument.load(pages);
    for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page);
  }
}

/** A picture in the middle of a page, as large as fits and never larger than it is. */
function addPicture(picture: PDFImage): void {
  const isWide = picture.width > picture.height;
  const [width, height] = isWide ? [PAGE_HEIGHT, PAGE_WIDTH] : [PAGE_WIDTH, PAGE_HEIGHT];
  const scale = Math.min(1, (width - 2 * EDGE) / picture.width, (height - 2 * EDGE) / picture.height);
  const size = { width: picture.width * scale, height: picture.height * scale };
  const page = whole.addPage([width, height]);
  page.drawImage(picture, { ...size, x: (width - size.width) / 2, y: (height - size.height) / 2 });
}
