import { type Gateways, withdrawPosts } from '#areas/finance-gateway/server/public.ts';
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
export function contractLines(gateways: Gateways): ReceiptFollower {
  return {
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
      return judgePayments(body.lines, contracts, { hasGateway: gateways(config) !== undefined, problems });
    },

    async complete({ db, session }, line) {
      if (line.contractId === null || !isOnContract(line.kind)) return line;
      const contract = await loadContract(db, session, line.contractId);
      return {
        ...line,
        paymentAppendage: appendageOf(line as ContractPayment, contract),
        entryType: line.entryType ?? (await entryTypeOf(db, line)),
      };
    },

    async taken(work, receipt) {
      for (const line of receipt.lines.filter(isPaid)) await takePayment(work, gateways, receipt, line);
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
