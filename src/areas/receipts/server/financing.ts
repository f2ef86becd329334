import type { Appendage } from '#areas/finance-gateway/statuses.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Cents } from '#platform/shared/money.ts';
import type { ContractBalance, ContractKind, PolicyKind } from '../contract.ts';
import type { ReceiptFollower } from './receipt-follower.ts';

export type KindAmounts = Partial<Record<PolicyKind, Cents>>;

/** What finance contracts have to do with payments; the application names whoever keeps them. */
export interface Financing {
  follower: ReceiptFollower;
  /** What contracts owe instead of each of these policies. */
  takenOver(db: Db, policyIds: readonly number[]): Promise<ReadonlyMap<number, KindAmounts>>;
  /** Of each of these customers the contracts that still owe something, with what can be paid of them today. */
  contractsOf(
    db: Db,
    session: Session,
    customerIds: readonly number[],
  ): Promise<ReadonlyMap<number, ContractBalance[]>>;
  /** Why a contract takes no such payment now; null when it does. */
  whyNotPaid(db: Db, session: Session, asked: AskedPayment): Promise<string | null>;
}

export interface AskedPayment {
  customerId: number;
  contractId: number;
  kind: ContractKind;
  paymentAppendage: Appendage | null;
}

export const NO_FINANCING: Financing = {
  follower: {},
  takenOver: async () => new Map(),
  contractsOf: async () => new Map(),
  whyNotPaid: async () => 'This customer has no such finance contract.',
};
