import type pg from 'pg';
import { type BankLine, readBankLine } from '../rules.ts';

/** More than a few lines that are none, and it is another file. */
const MOST_WRONG = 0.01;
const AT_ONCE = 2000;

/** Replaces the directory of the provider by that of a FedACH file, all of it or nothing. Answers how many banks it has. */
export async function loadBanks(owner: pg.ClientBase, text: string): Promise<number> {
  const banks = readBanks(text);
  await owner.query('BEGIN');
  try {
    const { rows } = await owner.query(
      'SELECT master_id FROM agencies WHERE is_provider ORDER BY master_id LIMIT 1',
    );
    if (rows.length === 0)
      throw new Error('There is no provider yet: npm run setup-owner -- --provider makes one.');
    const provider: number = rows[0].master_id;
    await owner.query('DELETE FROM banks WHERE master_id = $1', [provider]);
    for (let at = 0; at < banks.length; at += AT_ONCE)
      await insertSome(owner, provider, banks.slice(at, at + AT_ONCE));
    await owner.query('COMMIT');
    return banks.length;
  } catch (error) {
    await owner.query('ROLLBACK');
    throw error;
  }
}

function readBanks(text: string): BankLine[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const read = lines.map(readBankLine).filter((bank) => bank !== undefined);
  if (read.length === 0 || read.length < lines.length * (1 - MOST_WRONG))
    throw new Error(
      `This is not a FedACH directory: ${lines.length - read.length} of ${lines.length} lines are no bank.`,
    );
  return [...new Map(read.map((bank) => [bank.routing, bank])).values()];
}

async function insertSome(owner: pg.ClientBase, provider: number, banks: readonly BankLine[]): Promise<void> {
  await owner.query(
    'INSERT INTO banks (master_id, routing, name) SELECT $1, routing, name FROM unnest($2::text[], $3::text[]) AS b (routing, name)',
    [provider, banks.map(({ routing }) => routing), banks.map(({ name }) => name)],
  );
}
