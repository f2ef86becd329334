import type { DB } from './schema.generated.ts';

export type TableName = keyof DB;

/**
 * Which tables an area's SQL names; `table-owners.test.ts` enforces it. Each table has one owner, and only its
 * owner's SQL writes it. Whatever else is read or written is an exception, with its reason.
 */
export interface AreaTables {
  owns: readonly TableName[];
  /** Tables of other areas that are joined or looked up, and what for. */
  reads?: Partial<Record<TableName, string>>;
  /** Tables of other areas that are written, and why their owner cannot do it. */
  writes?: Partial<Record<TableName, string>>;
}
