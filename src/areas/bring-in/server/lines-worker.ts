import { readCsv } from '#platform/server/sheets/read-csv.ts';
import { Unreadable } from '#platform/server/sheets/unreadable.ts';
import { serveJobs } from '#platform/server/threads/serve-jobs.ts';
import { type Ending, headingNames, problemOfLines } from '../rules.ts';

// Started by read-lines.ts: reading a long file takes seconds, and anybody can have made it.

const SAMPLES = 3;
const SAMPLE_MAX = 60;
const BATCH = 500;

export interface Heading {
  name: string;
  samples: string[];
}

export interface Line {
  /** As a spreadsheet numbers it. */
  row: number;
  cells: string[];
}

export interface Problem {
  problem: string;
}

interface SentLines {
  bytes: Uint8Array;
  ending: Ending;
}

const JOBS = { inspect, read };
export type LinesJobs = typeof JOBS;
serveJobs(JOBS);

function inspect(file: SentLines): Promise<{ headings: Heading[]; rowCount: number } | Problem> {
  return orProblem(async () => {
    const { names, lines } = await tableOf(file);
    const samples = (at: number) => {
      const filled = lines.slice(0, 50).map(({ cells }) => cells[at]?.trim() ?? '');
      return filled
        .filter(Boolean)
        .slice(0, SAMPLES)
        .map((cell) => cell.slice(0, SAMPLE_MAX));
    };
    return { headings: names.map((name, at) => ({ name, samples: samples(at) })), rowCount: lines.length };
  });
}

/** The rows after the first `skip`, a batch at a time. */
async function* read({ skip, ...file }: SentLines & { skip: number }): AsyncGenerator<Line[] | Problem> {
  const found = await orProblem(() => tableOf(file));
  if ('problem' in found) {
    yield found;
    return;
  }
  for (let at = skip; at < found.lines.length; at += BATCH) yield found.lines.slice(at, at + BATCH);
}

async function tableOf({ bytes, ending }: SentLines): Promise<{ names: string[]; lines: Line[] }> {
  const read = ending === '.csv' ? readCsv : await xlsxReader();
  const cellsOfLines = await read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  const all = cellsOfLines.map((cells, at) => ({ row: at + 1, cells }));
  const [head, ...lines] = all.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const problem = problemOfLines(head?.cells ?? [], lines.length);
  if (problem) throw new Unreadable(problem);
  return { names: headingNames(head?.cells ?? []), lines };
}

/** Only when it is needed: a thread that reads lines of text starts sooner without it. The first sheet is read. */
async function xlsxReader() {
  const { readXlsx } = await import('#platform/server/sheets/read-xlsx.ts');
  return (bytes: Buffer) => readXlsx(bytes);
}

async function orProblem<Found extends object>(work: () => Promise<Found>): Promise<Found | Problem> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message };
    throw error;
  }
}
