import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { findRecord as findKept, type RecordKind } from '#platform/server/records/save-record.ts';
import { dayAt } from '#platform/shared/clock.ts';
import type { Contract } from '../contract.ts';
import { CONTRACT_LOG } from '../log.ts';
import { contractOf } from './contract-of.ts';
import { findRecord, lockContract } from './store.ts';

export function todayOf({ timeZone }: Pick<Session, 'timeZone'>): string {
  return dayAt(timeZone, new Date());
}

/** Contracts as whoever asks sees them: what is due depends on the day. */
export function contractKind(session: Pick<Session, 'timeZone'>): RecordKind<Contract> {
  const find = async (db: Db, id: number) => {
    const row = await findRecord(db, id);
    return row && contractOf(row, todayOf(session));
  };
  return {
    subject: CONTRACT_LOG.subject,
    async lock(db, id) {
      await lockContract(db, id);
      return find(db, id);
    },
    find,
    logged,
  };
}

export function loadContract(db: Db, session: Session, id: number): Promise<Contract> {
  return findKept(contractKind(session), db, id);
}

/** What the log keeps: what somebody decided, and what it did to the balance. */
function logged(contract: Contract): Record<string, unknown> {
  return {
    company: contract.company.name,
    contractNumber: contract.contractNumber,
    agreementID: contract.agreementID,
    memo: contract.memo,
    paidToAgency: contract.paidToAgency,
    contractStatus: contract.contractStatus,
    premium: contract.premium,
    policyFee: contract.policyFee,
    tax: contract.tax,
    mgaFee: contract.mgaFee,
    downPayment: contract.downPayment,
    amountFinanced: contract.amountFinanced,
    APR: contract.APR,
    dateFinanced: contract.dateFinanced,
    numberPayments: contract.numberPayments,
    paymentAmount: contract.paymentAmount,
    policies: contract.policies.map(({ policy }) => policy),
    active: contract.active,
    balance: contract.balance,
  };
}
