import { sql } from 'kysely';
import type { Session } from '#platform/server/auth/session.ts';
import { type Author, writeChange } from '#platform/server/change-log/write-change.ts';
import { todayAt } from '#platform/server/clock/office-clock.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Corrections } from '../correction-contract.ts';
import type { Earner } from '../producer-rules.ts';
import { raiseVersions } from './file-store.ts';
import { SOURCE } from './line-codes.ts';
import { saveOwnProducers } from './line-producers.ts';
import { FILE_SUBJECT } from './lock-file.ts';

/** A settled line, and what it should have been. */
export interface Correction {
  line: number;
  /** The policy that it is paid anew for. */
  policy: number;
  /** Who earns of it then, in place of the policy's producers. */
  earners?: readonly Earner[];
}

interface Correcting {
  corrections: readonly Correction[];
  /** The open file that takes them, locked; null for the pool. */
  file: number | null;
  reason: string;
}

interface Made {
  id: number;
  corrects: number;
  isReversal: boolean;
  adjusted: number;
  policyNumber: string;
  ownFile: number | null;
}

/**
 * For each settled line two pending ones: one takes back what it paid, from whom it was paid to; one pays the same
 * anew. Premiums are taken back and counted anew too, so that the term has its premium once. The line itself stays as
 * it is: it may be in the ledger.
 */
export async function insertCorrections(
  db: Db,
  session: Session,
  { corrections, file, reason }: Correcting,
): Promise<Corrections> {
  const today = todayAt(session.officeId);
  const { rows } = await sql<Made>`
    WITH original AS MATERIALIZED (
      SELECT l.*, g.policy AS right_policy
      FROM unnest(${corrections.map(({ line }) => line)}::bigint[], ${corrections.map(({ policy }) => policy)}::bigint[])
        AS g (line, policy)
      JOIN commission_lines l ON l.id = g.line),
    made AS (
      INSERT INTO commission_lines (master_id, file_id, source, company_id, customer_id, policy_id, product_id,
        policy_number, customer_name, transaction_on, effdate, expdate, commissionable, commission, adjusted, reason,
        corrects_id, is_reversal, own_producers)
      SELECT o.master_id, ${file}::bigint, ${SOURCE.manual}, o.company_id, o.customer_id, o.policy_id, o.product_id,
        o.policy_number, o.customer_name, ${today}, o.effdate, o.expdate, -o.commissionable, -o.adjusted, -o.adjusted,
        ${reason}, o.id, true, true
      FROM original o
      UNION ALL
      SELECT o.master_id, ${file}::bigint, ${SOURCE.manual}, o.company_id, p.customer_id, p.id, p.product_id,
        p.policy_number, o.customer_name, ${today}, p.effdate, p.expdate, o.commissionable, o.adjusted, o.adjusted,
        ${reason}, o.id, false, false
      FROM original o JOIN policies p ON p.master_id = o.master_id AND p.id = o.right_policy
      RETURNING master_id, id, corrects_id, is_reversal, adjusted, policy_number),
    back AS (
      INSERT INTO commission_line_producers (master_id, line_id, employee_id, split)
      SELECT m.master_id, m.id, s.employee_id, s.split
      FROM made m JOIN commission_shares s ON s.master_id = m.master_id AND s.line_id = m.corrects_id
      WHERE m.is_reversal AND s.employee_id IS NOT NULL)
    SELECT m.id, m.corrects_id AS corrects, m.is_reversal AS "isReversal", m.adjusted,
      m.policy_number AS "policyNumber", o.file_id AS "ownFile"
    FROM made m JOIN original o ON o.id = m.corrects_id ORDER BY m.corrects_id, m.id`.execute(db);
  const paid = rows.filter(({ isReversal }) => !isReversal);
  for (const { line, earners } of corrections) {
    const anew = paid.find(({ corrects }) => corrects === line);
    if (anew && earners) await saveOwnProducers(db, session.masterId, anew.id, earners);
  }
  await logCorrections(db, session, rows, { file, reason });
  const total = paid.reduce((sum, { adjusted }) => sum + adjusted, 0);
  return { lines: rows.length, total, file };
}

/** In the files of the lines that are corrected, and in the one that corrects them. */
async function logCorrections(
  db: Db,
  author: Author,
  made: readonly Made[],
  { file, reason }: Pick<Correcting, 'file' | 'reason'>,
): Promise<void> {
  const linesOf = (rows: readonly Made[]) =>
    rows.map(({ id, corrects, adjusted, policyNumber }) => ({
      line: id,
      corrects,
      policy: policyNumber,
      amount: adjusted,
    }));
  const entry = (subjectId: number, action: string, rows: readonly Made[]) =>
    writeChange(db, author, {
      subject: FILE_SUBJECT,
      subjectId,
      action,
      after: { reason, correctedIn: file, lines: linesOf(rows) },
    });
  const byFile = Map.groupBy(made, ({ ownFile }) => ownFile);
  for (const [own, rows] of byFile) if (own !== null) await entry(own, 'lines corrected', rows);
  if (file !== null && !byFile.has(file)) await entry(file, 'corrections added', made);
  const touched = [file, ...byFile.keys()].filter((id) => id !== null);
  await raiseVersions(db, [...new Set(touched)]);
}
