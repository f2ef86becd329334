import type { FileStore } from '#platform/server/files/file-store.ts';
import type { ZipWriter } from '#platform/server/files/zip-writer.ts';
import { csvPieces } from '#platform/server/sheets/csv-file.ts';
import type { Spool } from './spool.ts';
import type { TakenFile } from './spool-records.ts';
import type { Watch } from './watch-run.ts';

/** Most files are pictures and PDFs, which are packed already. */
const LEVEL = 1;

interface Archived {
  zip: ZipWriter;
  spool: Spool;
  files: FileStore;
  taken: readonly TakenFile[];
  watch: Watch;
}

/** The whole ZIP, piece by piece: the records of the spool, then the files, then what is in it. */
export async function* archive({ zip, spool, files, taken, watch }: Archived): AsyncGenerator<Buffer> {
  const records = taken.reduce((sum, each) => sum + each.records, 0);
  const missing: string[] = [];
  let done = 0;
  yield* spool.pieces();
  for await (const { key, name } of spool.files()) {
    watch({ state: 'files', done, of_all: spool.fileCount, records });
    const content = await files.open(key);
    if (content) yield* zip.entry(name, content, LEVEL);
    else missing.push(name);
    done++;
  }
  yield* zip.entry('contents.csv', csvPieces(contents(taken, missing)), LEVEL);
  yield* zip.end();
}

function contents(taken: readonly TakenFile[], missing: readonly string[]) {
  async function* rows() {
    for (const { file, records } of taken) yield [file, records, ''];
    for (const file of missing) yield [file, null, 'missing: the store of files does not have it'];
  }
  return { columns: ['file', 'records', 'note'], rows: rows() };
}
