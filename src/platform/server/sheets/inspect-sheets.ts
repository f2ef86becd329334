import type { PreviewedSheet } from '#platform/shared/sheets/preview.ts';
import type { Places } from '#platform/shared/sheets/sheet-layout.ts';
import { asUnreadable, type Problem, readOrThrow } from './sheet-jobs.ts';
import { BROKEN, Unreadable } from './unreadable.ts';

export interface InspectedSheet extends PreviewedSheet {
  places: Places;
}

/** What a thread does. */
interface Looking {
  list: () => Promise<{ names: string[] } | Problem>;
  inspect: (sheet: string) => Promise<InspectedSheet | Problem>;
}

/** After this time no other sheet is begun: somebody waits for the upload. */
const BEGUN_WITHIN_MS = 20_000;

/** One after the other. A sheet that cannot be read is not offered, as long as another one can. */
export async function inspectSheets({ list, inspect }: Looking): Promise<InspectedSheet[]> {
  const { names } = await read(list);
  const until = performance.now() + BEGUN_WITHIN_MS;
  const sheets: InspectedSheet[] = [];
  let problem: Unreadable | undefined;
  for (const name of names) {
    if (performance.now() > until) break;
    try {
      sheets.push(await read(() => inspect(name)));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      problem ??= error;
    }
  }
  if (sheets.length === 0) throw problem ?? new Unreadable(BROKEN);
  return sheets;
}

async function read<Found extends object>(work: () => Promise<Found | Problem>): Promise<Found> {
  try {
    return readOrThrow(await work());
  } catch (error) {
    throw asUnreadable(error);
  }
}
