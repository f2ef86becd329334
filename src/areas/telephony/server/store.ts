import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { countRows } from '#platform/server/lists/count.ts';
import type { Part } from '#platform/server/lists/page.ts';
import type { Outcome } from '../contract.ts';
import type { LineState } from './phone-line.ts';

function calls(db: Db, employeeId: number) {
  return db
    .selectFrom('telephony_calls as t')
    .leftJoin('customers as c', (join) =>
      join.onRef('c.master_id', '=', 't.master_id').onRef('c.id', '=', 't.customer_id'),
    )
    .select([
      't.id',
      't.number',
      't.customer_id',
      'c.name as customer_name',
      't.line',
      't.started_at',
      't.connected_at',
      't.ended_at',
      sql<Outcome | ''>`t.outcome`.as('outcome'),
      't.notes',
      't.version',
      't.operation_id',
    ])
    .where('t.employee_id', '=', employeeId);
}

export function findCall(db: Db, employeeId: number, id: number) {
  return calls(db, employeeId).where('t.id', '=', id).executeTakeFirst();
}
export type CallRow = NonNullable<Awaited<ReturnType<typeof findCall>>>;

/** The same, kept from others until the transaction ends. */
export function lockCall(db: Db, employeeId: number, id: number) {
  return calls(db, employeeId).where('t.id', '=', id).forUpdate('t').executeTakeFirst();
}

/** The call that was begun by this operation. */
export function findByOperation(db: Db, employeeId: number, operationId: string) {
  return calls(db, employeeId).where('t.operation_id', '=', operationId).executeTakeFirst();
}

/** The one call whose end is not stored; the line may have ended it meanwhile. */
export function findOpenCall(db: Db, employeeId: number) {
  return calls(db, employeeId).where('t.ended_at', 'is', null).executeTakeFirst();
}

export function listCalls(db: Db, employeeId: number, { size, offset }: Part) {
  return calls(db, employeeId)
    .orderBy('t.started_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
}

export function countCalls(db: Db, employeeId: number): Promise<number> {
  return countRows(db.selectFrom('telephony_calls').where('employee_id', '=', employeeId));
}

interface NewCall {
  masterId: number;
  employeeId: number;
  customerId: number | null;
  number: string;
  startedAt: Date;
  operationId: string;
}

/** Without a line until the telephone company has answered. */
export async function insertCall(db: Db, call: NewCall): Promise<number> {
  const { id } = await db
    .insertInto('telephony_calls')
    .values({
      master_id: call.masterId,
      employee_id: call.employeeId,
      customer_id: call.customerId,
      number: call.number,
      line: '',
      started_at: call.startedAt,
      operation_id: call.operationId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function nameLine(db: Db, id: number, line: string): Promise<void> {
  await db.updateTable('telephony_calls').set({ line }).where('id', '=', id).execute();
}

export async function endCall(db: Db, id: number, state: LineState): Promise<void> {
  await db
    .updateTable('telephony_calls')
    .set({ connected_at: state.connectedAt, ended_at: state.endedAt, outcome: state.outcome })
    .where('id', '=', id)
    .execute();
}

export async function updateNotes(db: Db, id: number, notes: string): Promise<void> {
  await db
    .updateTable('telephony_calls')
    .set(({ eb }) => ({ notes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
