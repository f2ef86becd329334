import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { Cents } from '#platform/shared/money.ts';
import type { Contract } from '../contract.ts';
import { type Parts, partsOf } from '../rules/money-parts.ts';
import { addContract } from './add-contract.ts';
import { lockPolicies } from './choice-store.ts';
import { contractKind } from './load-contract.ts';
import { saveContract } from './save-contract.ts';

interface Work {
  db: Db;
  session: Session;
}

/** What a quote says about the contract that may come of it. */
export interface QuotedFigures extends Parts {
  compID: number;
  policyIds: readonly number[];
  downPayment: Cents;
  /** Nothing: the total less the down payment. */
  amountFinanced: Cents | null;
}

/** What the log keeps of the quote. */
interface Said {
  quoteCode?: string;
  expires?: string;
}

interface Quoting extends Work {
  /** For a contract without a quote, which would keep it. */
  operationId?: string;
}

/** How it is paid is chosen with the contract. */
function figuresOf(figures: QuotedFigures) {
  const { compID, policyIds, downPayment, amountFinanced } = figures;
  return {
    ...partsOf(figures),
    compID,
    policyIds: [...policyIds],
    downPayment,
    amountFinanced,
    contractStatus: 'Quoted' as const,
    APR: null,
    dateFinanced: null,
    numberPayments: null,
    paymentAmount: null,
  };
}

const NO_LABELS = { contractNumber: '', agreementID: '', memo: '', paidToAgency: 0 } as const;

/** A contract that a quote was made for. */
export function addQuoted(
  { db, session, operationId }: Quoting,
  customerID: number,
  figures: QuotedFigures,
  said: Said,
): Promise<Contract> {
  const body = { ...figuresOf(figures), ...NO_LABELS, customerID, transferContractId: null };
  const made = operationId === undefined ? {} : { operationId };
  return addContract({ db, session, body }, { action: 'quoted', more: { ...said }, ...made });
}

/** The same contract with what a new quote says. */
export async function renewQuoted(
  { db, session }: Work,
  id: number,
  figures: QuotedFigures,
  said: Said,
): Promise<Contract> {
  await lockPolicies(db, figures.policyIds);
  const contract = await contractKind(session).lock(db, id);
  if (!contract) throw refuse.notFound();
  if (contract.contractStatus !== 'Quoted') throw refuse.conflict('This contract is no longer quoted.');
  const { contractNumber, agreementID, memo, paidToAgency } = contract;
  const labels = { contractNumber, agreementID, memo, paidToAgency, version: undefined };
  const body = { ...figuresOf(figures), ...labels };
  return saveContract({ db, session, params: { id }, body }, { action: 'quoted again', more: { ...said } });
}
