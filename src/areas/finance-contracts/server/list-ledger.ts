import { listChanges } from '#platform/server/change-log/list-changes.ts';
import type { Call } from '#platform/server/http/mount.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { contractDetails, contractLog, unfundedItems as unfundedEndpoint } from '../ledger-contract.ts';
import { CONTRACT_LOG } from '../log.ts';
import { unfundedItems } from '../rules/funding.ts';
import { shownType, withBalances } from '../rules/ledger.ts';
import { listLines } from './ledger-store.ts';
import { loadContract } from './load-contract.ts';

type Details = typeof contractDetails;

export async function listDetails({ db, session, params }: Call<Details>): Promise<AnswerOf<Details>> {
  await loadContract(db, session, params.id);
  const lines = await listLines(db, params.id);
  const reversed = new Set(lines.map(({ reversesId }) => reversesId));
  const results = withBalances(lines).map((line) => ({
    id: line.id,
    type: shownType(line.type, reversed.has(line.id)),
    subType: line.subType,
    date: line.date,
    premium: line.premium,
    policyFee: line.policyFee,
    tax: line.tax,
    mga_fee: line.mgaFee,
    total: line.total,
    amount: line.amount,
    balance: line.balance,
    transferContract: line.transferContract,
    receiptId: line.receiptId,
    funded: line.funded,
    user: line.user,
  }));
  return { results };
}

type Unfunded = typeof unfundedEndpoint;

export async function listUnfunded({ db, session, params }: Call<Unfunded>): Promise<AnswerOf<Unfunded>> {
  const { contractStatus } = await loadContract(db, session, params.id);
  return { results: unfundedItems(contractStatus, await listLines(db, params.id)) };
}

type Log = typeof contractLog;

export async function listLog({ db, session, params }: Call<Log>): Promise<AnswerOf<Log>> {
  await loadContract(db, session, params.id);
  const { results } = await listChanges(db, CONTRACT_LOG.subject, params.id, {});
  return {
    results: results.map(({ id, action, at, by, changes }) => ({
      id,
      action,
      dateTime: at,
      user: by,
      changedFields: changes,
    })),
  };
}
