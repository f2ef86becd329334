import { findWay, withdrawPosts } from '#areas/finance-gateway/server/public.ts';
import type { EntryType } from '#areas/finance-gateway/statuses.ts';
import type { LineInput, Receipt } from '#areas/receipts/contract.ts';
import { isOnContract } from '#areas/receipts/rules.ts';
import type { ReceiptFollower } from '#areas/receipts/server/public.ts';
import type { Contract } from '../contract.ts';
import { standing } from '../rules/ledger.ts';
import { appendageOf, type ContractPayment } from '../rules/payments.ts';
import { judgePayments } from './judge-payments.ts';
import { listLines } from './ledger-store.ts';
import { contractKind, loadContract } from './load-contract.ts';
import { isOpening } from './move-ledger.ts';
import { lockContracts } from './store.ts';
import { type PaidLine, takeBack, takePayment, type Work } from './write-payments.ts';

/** The lines of a receipt that pay a contract: judged, written to its ledger, ordered to be posted, and taken back. */
export const contractLines: ReceiptFollower = {
  async judge(work, { customerId, body }, problems) {
    const { db, session, config } = work;
    const ids = idsOf(body.lines);
    if (ids.length === 0) return {};
    await lockContracts(db, ids);
    const contracts = new Map<number, Contract>();
    for (const id of ids) {
      const contract = await contractKind(session).find(db, id);
      if (contract?.customerID === customerId) contracts.set(id, contract);
    }
    const unreachable = await unreachableOf(db, config, contracts.values());
    return judgePayments(body.lines, contracts, { unreachable, problems });
  },

  async complete({ db, session }, line) {
    if (line.contractId === null || !isOnContract(line.kind)) return line;
    return {
      ...line,
      paymentAppendage:
        line.paymentAppendage ??
        appendageOf(line as ContractPayment, await loadContract(db, session, line.contractId)),
      entryType: line.entryType ?? (await entryTypeOf(db, line)),
    };
  },

  async taken(work, receipt) {
    for (const line of receipt.lines.filter(isPaid)) await takePayment(work, receipt, line);
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

const isPaid = (line: Receipt['lines'][number]): line is PaidLine => line.contractId !== null;

/** An additional premium is an endorsement; anything else is what the contract was opened as. */
async function entryTypeOf(db: Work['db'], { kind, contractId }: LineInput): Promise<EntryType> {
  if (kind === 'additional premium') return 'END';
  const opened = standing(await listLines(db, contractId as number)).find(isOpening);
  return opened?.subType === 'REN' ? 'REN' : 'NEW';
}
