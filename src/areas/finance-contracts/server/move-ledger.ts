import { fundingStatusOf } from '#areas/companies/rules.ts';
import type { Purpose } from '#areas/policies/contract.ts';
import type { Session } from '#platform/server/auth/session.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Contract } from '../contract.ts';
import { CONTRACT_LOG } from '../log.ts';
import { numberOf } from '../rules/contract-facts.ts';
import {
  balanceOf,
  openingLine,
  openingType,
  oppositeLine,
  standing,
  transferLine,
  voidContractLine,
} from '../rules/ledger.ts';
import { OPENING_TYPES, type OpeningType } from '../statuses.ts';
import { insertLine, type LedgerLine, listLines } from './ledger-store.ts';
import { loadContract, todayOf } from './load-contract.ts';

/** Whether a line opens the balance. */
export const isOpening = ({ type }: Pick<LedgerLine, 'type'>) =>
  (OPENING_TYPES as readonly string[]).includes(type);

/** Opens the ledger of a contract that has just become approved, and moves the balance of the one it rolls over. */
export async function openLedger(
  db: Db,
  session: Session,
  contract: Contract,
  purposes: readonly Purpose[],
): Promise<void> {
  const wasApproved = (await listLines(db, contract.id)).some(isOpening);
  const type = openingType({ transferContractId: contract.transferContractId, wasApproved, purposes });
  if (contract.transferContractId !== null) await transfer(db, session, contract);
  await insertLine(db, session, contract.id, lineOf(contract, type, purposes));
}

function lineOf(contract: Contract, type: OpeningType, purposes: readonly Purpose[]) {
  const { isIntegrated, fundingStatus } = contract.company.finance_company_details;
  return openingLine(
    { ...contract, totalOfPayments: contract.totalOfPayments ?? 0 },
    {
      type,
      date: contract.dateFinanced ?? '',
      purposes,
      funding: fundingStatusOf({ isIntegrated: isIntegrated === 1, fundingStatus }),
    },
  );
}

/** Before it becomes approved: two quotes may want the same contract, and one gets it. */
export async function refuseSecondRollover(db: Db, session: Session, contract: Contract): Promise<void> {
  if (contract.transferContractId === null) return;
  const old = await loadContract(db, session, contract.transferContractId);
  if (old.rolledInto !== null)
    throw refuse.conflict(`Contract ${numberOf(old)} was rolled over into ${old.rolledInto} already.`);
}

async function transfer(db: Db, session: Session, contract: Contract): Promise<void> {
  const old = await loadContract(db, session, contract.transferContractId as number);
  if (old.contractStatus !== 'Approved')
    throw refuse.conflict(`Contract ${numberOf(old)} is no longer approved: nothing can be rolled over.`);
  if (old.balance !== contract.transferBalance)
    throw refuse.conflict(
      `The balance of contract ${numberOf(old)} is now ${showMoney(old.balance)}. Save the quote again first.`,
    );
  await insertLine(db, session, old.id, transferLine(old.balance, todayOf(session), contract.id));
  await logOther(db, session, 'rolled over', old, contract);
}

/** An edit of an approved contract: the opposite of what it opened with, and the new line of the same type. */
export async function reopenLedger(
  db: Db,
  session: Session,
  contract: Contract,
  purposes: readonly Purpose[],
): Promise<void> {
  const opened = standing(await listLines(db, contract.id)).find(isOpening);
  if (!opened) throw new Error(`The approved contract ${contract.id} has no opening line.`);
  const line = lineOf(contract, opened.type as OpeningType, purposes);
  await insertLine(db, session, contract.id, oppositeLine(opened, todayOf(session)));
  await insertLine(db, session, contract.id, line);
}

/** Back to Quoted: the opposite of everything that stands. */
export async function closeLedger(db: Db, session: Session, contract: Contract): Promise<void> {
  const today = todayOf(session);
  for (const line of standing(await listLines(db, contract.id)))
    await insertLine(db, session, contract.id, oppositeLine(line, today));
  await giveBackTransfer(db, session, contract);
}

/** A void brings the balance to zero in one line, whatever it came from. */
export async function voidLedger(db: Db, session: Session, contract: Contract): Promise<void> {
  const balance = balanceOf(await listLines(db, contract.id));
  await insertLine(db, session, contract.id, voidContractLine(balance, todayOf(session)));
  await giveBackTransfer(db, session, contract);
}

/** The contract that was rolled over has its balance again. */
async function giveBackTransfer(db: Db, session: Session, contract: Contract): Promise<void> {
  if (contract.transferContractId === null) return;
  const old = await loadContract(db, session, contract.transferContractId);
  const moved = standing(await listLines(db, old.id)).find(
    ({ type, transferContractId }) => type === 'Transfer' && transferContractId === contract.id,
  );
  if (!moved) return;
  await insertLine(db, session, old.id, oppositeLine(moved, todayOf(session)));
  await logOther(db, session, 'rollover taken back', old, contract);
}

async function logOther(db: Db, session: Session, action: string, old: Contract, contract: Contract) {
  const after = await loadContract(db, session, old.id);
  await writeChange(db, session, {
    subject: CONTRACT_LOG.subject,
    subjectId: old.id,
    action,
    before: { balance: old.balance },
    after: { balance: after.balance, otherContract: numberOf(contract) },
  });
}
