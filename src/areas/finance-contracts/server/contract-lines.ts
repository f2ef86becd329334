import { findWay, withdrawPosts } from '#areas/finance-gateway/server/public.ts';
import type { EntryType } from '#areas/finance-gateway/statuses.ts';
import type { LineInput } from '#areas/receipts/contract.ts';
import { isOnContract } from '#areas/receipts/rules.ts';
import type { NewLine, ReceiptFollower } from '#areas/receipts/server/public.ts';
import type { Contract } from '../contract.ts';
import { appendageOf, type ContractPayment } from '../rules/payments.ts';
import { judgePayments } from './judge-payments.ts';
import { type Account, findOpening } from './ledger-store.ts';
import { contractKind } from './load-contract.ts';
import { lockContracts } from './store.ts';
import { type PaidLine, takeBack, takePayment, type Work } from './write-payments.ts';

/** A contract as it was read once it was locked, with the balance that is left after the lines written so far. */
interface LockedContract {
  contract: Contract;
  openedAs: string | undefined;
  account: Account;
}

/** Nobody else changes them until the transaction of the receipt ends, so they are read once in it. */
const lockedIn = new WeakMap<Work, ReadonlyMap<number, LockedContract>>();

/** The lines of a receipt that pay a contract: judged, written to its ledger, ordered to be posted, and taken back. */
export const contractLines: ReceiptFollower = {
  async judge(work, { customerId, body }, known) {
    const { db, session, config } = work;
    const ids = idsOf(body.lines);
    if (ids.length === 0) return {};
    // Read after the lock, as they leave and are run in this order.
    const [, ...found] = await Promise.all([
      lockContracts(db, ids),
      ...ids.map((id) => Promise.all([contractKind(session).find(db, id), findOpening(db, id)])),
    ]);
    const locked = found.flatMap(([contract, openedAs]) =>
      contract?.customerID === customerId ? { contract, openedAs, account: accountOf(contract) } : [],
    );
    lockedIn.set(work, new Map(locked.map((each) => [each.contract.id, each])));
    const contracts = new Map(locked.map(({ contract }) => [contract.id, contract]));
    const unreachable = await unreachableOf(db, config, contracts.values());
    return judgePayments(body.lines, contracts, { unreachable, problems: await known });
  },

  async complete(work, line) {
    if (line.contractId === null || !isOnContract(line.kind)) return line;
    const { contract, openedAs } = lockedContract(work, line.contractId);
    return {
      ...line,
      paymentAppendage: appendageOf(line as ContractPayment, contract),
      entryType: line.entryType ?? entryTypeOf(line, openedAs),
    };
  },

  async taken(work, receipt) {
    let isPosted = false;
    for (const line of receipt.lines.filter(isPaid)) {
      const { account } = lockedContract(work, line.contractId);
      if (await takePayment(work, receipt, line, account)) isPosted = true;
    }
    return isPosted;
  },

  async voiding({ db }, { lines }) {
    const ids = idsOf(lines);
    if (ids.length > 0) await lockContracts(db, ids);
  },

  async voided(work, receipt) {
    const ids = idsOf(receipt.lines);
    for (const id of ids) await takeBack(work, receipt, id);
    if (ids.length > 0) await withdrawPosts(work, receipt.id);
  },
};

/** The integrated companies that nothing can be posted to. */
async function unreachableOf(
  db: Work['db'],
  config: Work['config'],
  contracts: Iterable<Contract>,
): Promise<Set<number>> {
  const unreachable = new Set<number>();
  for (const { company } of contracts)
    if (company.finance_company_details.isIntegrated === 1 && !(await findWay(db, config, company.id)))
      unreachable.add(company.id);
  return unreachable;
}

const idsOf = (lines: readonly { contractId: number | null }[]) => [
  ...new Set(lines.flatMap(({ contractId }) => contractId ?? [])),
];

const isPaid = (line: NewLine): line is PaidLine => line.contractId !== null;

function lockedContract(work: Work, id: number): LockedContract {
  const found = lockedIn.get(work)?.get(id);
  if (!found) throw new Error(`Contract ${id} was not judged.`);
  return found;
}

function accountOf({ id, company, balance }: Contract): Account {
  const isIntegrated = company.finance_company_details.isIntegrated === 1;
  return { contractId: id, companyId: company.id, isIntegrated, balance };
}

/** An additional premium is an endorsement; anything else is what the contract was opened as. */
function entryTypeOf({ kind }: LineInput, openedAs: string | undefined): EntryType {
  if (kind === 'additional premium') return 'END';
  return openedAs === 'REN' ? 'REN' : 'NEW';
}
