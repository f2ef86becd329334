import { showCount } from '#platform/shared/show-count.ts';
import type { BackupEnd } from './archive-format.ts';

/** `1,204 rows of 96 tables and 18 files (3.1 MB)` */
export function told({ rows, tables, files, bytes }: BackupEnd): string {
  const count = (n: number, one: string) => `${showCount(n)} ${one}${n === 1 ? '' : 's'}`;
  const size = (bytes / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: 1 });
  return `${count(rows, 'row')} of ${count(tables, 'table')} and ${count(files, 'file')} (${size} MB)`;
}
