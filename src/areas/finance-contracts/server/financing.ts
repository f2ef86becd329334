import type { ContractBalance } from '#areas/receipts/contract.ts';
import type { Financing } from '#areas/receipts/server/public.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { numberOf } from '../rules/contract-facts.ts';
import type { Parts } from '../rules/money-parts.ts';
import { payablesOf } from '../rules/payments.ts';
import { contractLines } from './contract-lines.ts';
import { contractOf } from './contract-of.ts';
import { todayOf } from './load-contract.ts';
import { listOfCustomer } from './store.ts';
import { takenOverOf } from './taken-over-store.ts';

/** What finance contracts have to do with payments at the counter. */
export function financing(): Financing {
  return {
    follower: contractLines,
    async takenOver(db, policyIds) {
      const taken = await takenOverOf(db, policyIds);
      return new Map([...taken].map(([id, parts]) => [id, byKind(parts)]));
    },
    contractsOf,
  };
}

const byKind = ({ premium, policyFee, tax, mgaFee }: Parts) => ({
  premium,
  'policy fee': policyFee,
  tax,
  'mga fee': mgaFee,
});

async function contractsOf(db: Db, session: Session, customerId: number): Promise<ContractBalance[]> {
  const rows = await listOfCustomer(db, customerId);
  const today = todayOf(session);
  return rows
    .filter(({ status }) => status === 'Approved')
    .map((row) => contractOf(row, today))
    .flatMap((contract) => {
      const parts = payablesOf(contract);
      if (parts.length === 0) return [];
      const isPayable = contract.isDownPaymentProcessed === 1;
      return {
        contractId: contract.id,
        contract: numberOf(contract),
        company: contract.company.name,
        balance: contract.balance,
        parts,
        payoff: (isPayable && contract.payoff?.ruleOf78.payoff) || null,
      };
    });
}
