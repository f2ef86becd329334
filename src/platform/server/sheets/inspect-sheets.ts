import { BROKEN, Unreadable } from '#platform/server/sheets/unreadable.ts';
import type { InspectedSheet } from './statement-worker.ts';

/** After this time no other sheet is begun: somebody waits for the upload. */
const BEGUN_WITHIN_MS = 20_000;

/** One after the other. A sheet that cannot be read is not offered, as long as another one can. */
export async function inspectSheets(
  names: readonly string[],
  inspect: (name: string) => Promise<InspectedSheet>,
): Promise<InspectedSheet[]> {
  const until = performance.now() + BEGUN_WITHIN_MS;
  const sheets: InspectedSheet[] = [];
  let problem: Unreadable | undefined;
  for (const name of names) {
    if (performance.now() > until) break;
    try {
      sheets.push(await inspect(name));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      problem ??= error;
    }
  }
  if (sheets.length === 0) throw problem ?? new Unreadable(BROKEN);
  return sheets;
}
