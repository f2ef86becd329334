import { readCsv } from '#platform/server/sheets/read-csv.ts';
import { Unreadable } from '#platform/server/sheets/unreadable.ts';
import { serveJobs } from '#platform/server/threads/serve-jobs.ts';
import { headingNames, problemOfLines } from '../rules.ts';

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

const JOBS = { inspect, read };
export type LinesJobs = typeof JOBS;
serveJobs(JOBS);

function inspect({ bytes }: { bytes: Uint8Array }): { headings: Heading[]; rowCount: number } | Problem {
  return orProblem(() => {
    const { names, lines } = tableOf(bytes);
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
function* read({ bytes, skip }: { bytes: Uint8Array; skip: number }): Generator<Line[] | Problem> {
  const found = orProblem(() => tableOf(bytes));
  if ('problem' in found) {
    yield found;
    return;
  }
  for (let at = skip; at < found.lines.length; at += BATCH) yield found.lines.slice(at, at + BATCH);
}

function tableOf(bytes: Uint8Array): { names: string[]; lines: Line[] } {
  const all = readCsv(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)).map((cells, at) => ({
    row: at + 1,
    cells,
  }));
  const [head, ...lines] = all.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const problem = problemOfLines(head?.cells ?? [], lines.length);
  if (problem) throw new Unreadable(problem);
  return { names: headingNames(head?.cells ?? []), lines };
}

function orProblem<Found extends object>(work: () => Found): Found | Problem {
  try {
    return work();
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message };
    throw error;
  }
}
