import { crc32, deflateSync } from 'node:zlib';
import { makePaper } from '#platform/server/pdf/paper.ts';
import { showDay } from '#platform/shared/dates.ts';
import { daysBefore } from './days.ts';

export interface DemoFile {
  filename: string;
  description: string;
  bytes: Uint8Array;
  employeeId: number;
  daysAgo: number;
  /** The finance contract that it belongs to; otherwise it is the customer's. */
  contractId?: number;
}

/** Small real files: a picture, a PDF and pages of text. */
export async function demoFiles(today: string): Promise<DemoFile[]> {
  return [
    {
      filename: 'front-bumper.png',
      description: 'Scratch at the front bumper, before the repair',
      bytes: picture(320, 200),
      employeeId: 12,
      daysAgo: 40,
    },
    {
      filename: 'repair-estimate.pdf',
      description: 'Estimate of the body shop',
      bytes: await estimate(daysBefore(today, 38)),
      employeeId: 12,
      daysAgo: 38,
    },
    {
      filename: 'call-notes.txt',
      description: '',
      bytes: Buffer.from('Asked about a higher deductible.\nCall back on Monday after 4 PM.\n'),
      employeeId: 13,
      daysAgo: 6,
    },
  ];
}

/** What came with finance contracts: a letter of the company for the first, and what was signed for each other one. */
export async function contractFiles(today: string, contracts: readonly number[]): Promise<DemoFile[]> {
  const files = contracts.map(async (contractId, at): Promise<DemoFile> => {
    const daysAgo = 20 - (at % 10);
    const common = { employeeId: 13, daysAgo, contractId };
    if (at === 0)
      return {
        ...common,
        filename: 'change-of-address.txt',
        description: 'The finance company has moved',
        bytes: Buffer.from('From next month on send checks to P.O. Box 1180, Tampa, FL 33601.\n'),
      };
    return {
      ...common,
      filename: `signed-${contractId}.pdf`,
      description: 'Signed by the customer at the counter',
      bytes: await signedPage(contractId, daysBefore(today, daysAgo)),
    };
  });
  return Promise.all(files);
}

function signedPage(contractId: number, day: string): Promise<Uint8Array> {
  return makePaper({
    agency: 'Demo Agency',
    place: [],
    title: 'Signature page',
    facts: [
      ['Finance contract', `#${contractId}`],
      ['Signed by', 'Maria L. Johnson'],
      ['Date', showDay(day)],
    ],
    columns: [{ label: 'Read and agreed', share: 1 }],
    rows: [['The terms of the premium finance agreement']],
    totals: [],
    notes: [],
    madeAt: new Date(`${day}T12:00:00Z`),
  });
}

function estimate(day: string): Promise<Uint8Array> {
  return makePaper({
    agency: 'Bright Fender Body Shop',
    place: ['4 Mill Road', 'Hialeah, FL 33010'],
    title: 'Estimate',
    facts: [
      ['For', 'Maria L. Johnson'],
      ['Date', showDay(day)],
    ],
    columns: [
      { label: 'Work', share: 3 },
      { label: 'Amount', share: 1, align: 'right' },
    ],
    rows: [
      ['Front bumper: sand and paint', '$420.00'],
      ['Fog light, left', '$86.50'],
    ],
    totals: [['Total', '$506.50']],
    notes: ['Good for 30 days.'],
    madeAt: new Date(`${day}T12:00:00Z`),
  });
}

/** A PNG that fades from one color to another. */
export function picture(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const rows = Array.from({ length: height }, (_, y) => {
    const pixels = Array.from({ length: width }, (_, x) => [
      40 + Math.floor((x * 120) / width),
      90 + Math.floor((y * 100) / height),
      130,
    ]);
    return Buffer.from([0, ...pixels.flat()]);
  });
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const data = deflateSync(Buffer.concat(rows));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
