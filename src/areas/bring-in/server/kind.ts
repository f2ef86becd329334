import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Brought, Judged, Judging } from './judged.ts';

export interface Worker {
  masterId: number;
  employeeId: number;
}

/** How records of one kind are judged, found and added. */
export interface BroughtKind<Input> {
  judge(db: Db, rows: readonly Brought[], judging: Judging): Promise<Judged<Input>[]>;
  /** Those that are here already, by their rows. */
  findSame(db: Db, judged: readonly (Judged<Input> & { record: Input })[]): Promise<Map<number, number>>;
  /** Two rows that may be the same record share a mark. */
  marksOf(record: Input): string[];
  /** Returns their ids in the same order. */
  addAll(db: Db, worker: Worker, records: readonly Input[]): Promise<number[]>;
  /** Gives one that is here what it lacks; false when there is nothing to give. */
  fill?(db: Db, worker: Worker, id: number, record: Input): Promise<boolean>;
  nameOf(input: Brought['input']): string;
}

/** One after the other, in one transaction. */
export async function inTurn<Input>(
  inputs: readonly Input[],
  add: (input: Input) => Promise<number>,
): Promise<number[]> {
  const ids: number[] = [];
  for (const input of inputs) ids.push(await add(input));
  return ids;
}
