import { z } from 'zod';

/**
 * A backup is a tar archive compressed with zstd, so that other tools open it as well. Its entries, in order:
 * - `head.json`: which version made it, and the columns of each table;
 * - `tables/public.customers/000001` and so on: the rows in PostgreSQL's text format, in parts;
 * - `files/attc2/1001/…/000001`: the content of a file, in parts;
 * - `manifest/000001`, among them: a line of JSON for each table, file and sequence that went before;
 * - `end.json`: the counts, and the hash of all lines of the manifest. Without it the archive was cut short.
 */
export const FORMAT = 1;
export const PART_BYTES = 4 * 1024 * 1024;

export const backupHead = z.object({
  format: z.int(),
  product: z.string(),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  /** The version of the tables of background work. */
  jobTables: z.int(),
  /** What is sealed in it was sealed with these. */
  sealingKeys: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
});
export type BackupHead = z.output<typeof backupHead>;
export type BackupTable = BackupHead['tables'][number];

const content = { bytes: z.int(), sha256: z.string() };
const tableLine = z.strictObject({ table: z.string(), rows: z.int(), ...content });
const fileLine = z.strictObject({ file: z.string(), ...content });
const sequenceLine = z.strictObject({ sequence: z.string(), value: z.string(), called: z.boolean() });
export const manifestLine = z.union([tableLine, fileLine, sequenceLine]);
export type ManifestLine = z.output<typeof manifestLine>;
export type SequenceLine = z.output<typeof sequenceLine>;

export const backupEnd = z.object({
  tables: z.int(),
  rows: z.int(),
  files: z.int(),
  bytes: z.int(),
  sha256: z.string(),
});
export type BackupEnd = z.output<typeof backupEnd>;
