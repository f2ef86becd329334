import { aprOfTerms } from '#areas/finance-gateway/rules/terms.ts';
import { endorsePolicies } from '#areas/policies/server/public.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import type { Cents, PercentHundredths } from '#platform/shared/money.ts';
import type { Contract } from '../contract.ts';
import { raisesOf } from '../rules/additional.ts';
import { NO_PARTS } from '../rules/money-parts.ts';
import { lockPolicies } from './choice-store.ts';
import { whyFinancedTwice } from './judge-financing.ts';
import { contractKind, loadContract } from './load-contract.ts';
import { openLedger } from './move-ledger.ts';
import { updateContract } from './store.ts';
import { refuseTakenNumber } from './taken-number.ts';

/** The terms of a contract that a finance company has issued. */
export interface IssuedTerms {
  contractNumber: string;
  agreementID: string;
  downPayment: Cents;
  amountFinanced: Cents;
  APR: PercentHundredths;
  numberPayments: number;
  paymentAmount: Cents;
  /** The last payment takes the remainder, so it need not be number times amount. */
  totalOfPayments: Cents;
  setupFee: Cents;
  dateFinanced: string;
}

interface Work {
  db: Db;
  session: Session;
}

interface Quoted {
  id: number;
  /** Why it is no longer what the company was asked for; asked once policies and contract are locked. */
  whyNot: (now: Contract) => Promise<string | undefined>;
  /** The premium that the quote added to what the policies bill: from now on they bill it. */
  added: Cents;
}

/** A quoted contract becomes approved on the company's terms, and its ledger opens. */
export async function approveQuoted(
  { db, session }: Work,
  { id, whyNot, added }: Quoted,
  terms: IssuedTerms,
  more: Record<string, unknown>,
): Promise<Contract> {
  const { policyIds } = await loadContract(db, session, id);
  const policies = await lockPolicies(db, policyIds);
  const now = await contractKind(session).lock(db, id);
  const why = now && ((await whyNot(now)) ?? (await whyFinancedTwice(db, now)));
  if (why)
    throw refuse.conflict(
      `${why} The finance company made contract ${terms.contractNumber} meanwhile: ask them to take it back.`,
    );
  return changeRecord(
    contractKind(session),
    { db, session },
    { id },
    {
      action: 'generated',
      whyNot: (before) => whyNotApprove(before, policyIds),
      change: async (before) => {
        await refuseTakenNumber(updateContract(db, id, columnsOf(terms, before)));
        await endorsePolicies(db, session, raisesOf({ ...NO_PARTS, premium: added }, policies, []));
        const purposes = policies.map(({ purpose }) => purpose);
        await openLedger(db, session, await loadContract(db, session, id), purposes);
      },
      more,
    },
  );
}

/** Somebody was faster between the look at it and its lock. */
function whyNotApprove(before: Contract, policyIds: readonly number[]): string | undefined {
  if (before.contractStatus !== 'Quoted') return 'This contract is no longer quoted.';
  return String(before.policyIds) === String(policyIds)
    ? undefined
    : 'The policies of this contract have just changed. Request a new quote.';
}

function columnsOf(terms: IssuedTerms, { advancedOn }: Contract) {
  const { amountFinanced, totalOfPayments, numberPayments } = terms;
  const computed =
    advancedOn === null
      ? undefined
      : aprOfTerms({ amountFinanced, totalOfPayments, numberPayments, advancedOn });
  return {
    status: 'Approved' as const,
    contract_number: terms.contractNumber,
    agreement_id: terms.agreementID,
    down_payment: terms.downPayment,
    amount_financed: amountFinanced,
    // With its stamps it is more than total less down payment, as if somebody had entered it.
    amount_financed_entered: true,
    apr: terms.APR,
    apr_entered: terms.APR !== computed?.apr,
    date_financed: terms.dateFinanced,
    number_payments: numberPayments,
    payment_amount: terms.paymentAmount,
    total_of_payments: totalOfPayments,
    setup_fee: terms.setupFee,
  };
}
