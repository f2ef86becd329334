import { endorsePolicies } from '#areas/policies/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import type { AdditionalInput, additionalPremium } from '../additional-contract.ts';
import type { Contract } from '../contract.ts';
import { additionalProblems, raisesOf, whyNotAdd } from '../rules/additional.ts';
import { factsOf } from '../rules/contract-facts.ts';
import { additionalLine, type NewLine } from '../rules/ledger.ts';
import type { Parts } from '../rules/money-parts.ts';
import { lockPoliciesOf } from './additional-store.ts';
import { insertLine } from './ledger-store.ts';
import { contractKind } from './load-contract.ts';
import { updateContract } from './store.ts';

type Add = Call<typeof additionalPremium>;
type Work = Pick<Add, 'db' | 'session'>;
type Policies = Awaited<ReturnType<typeof lockPoliciesOf>>;

/** Whether a save says again what a generated endorsement has written: it adds nothing then. */
export type ConfirmEndorsement = (work: Work, saved: AdditionalInput) => Promise<boolean>;

export function addPremium(confirm: ConfirmEndorsement) {
  return (call: Add): Promise<Contract> => recordPremium(call, call.body, { confirm });
}

interface How {
  confirm?: ConfirmEndorsement;
  action?: string;
  /** What it does to the ledger, where a company has said so. */
  line?: NewLine;
  written?: (lineId: number) => Promise<void>;
  /** Why the contract is no longer what the company was asked about. */
  whyNot?: (now: Contract) => string | undefined;
}

/** Policies are locked before the contract, as everywhere. */
export async function recordPremium(work: Work, body: AdditionalInput, how: How = {}): Promise<Contract> {
  const { db, session } = work;
  const policies = await lockPoliciesOf(db, body.premiumFinanceId);
  const isConfirmed = (await how.confirm?.(work, body)) ?? false;
  return changeRecord(
    contractKind(session),
    { db, session },
    // Whoever only confirms saw the contract as it was before.
    { id: body.premiumFinanceId, version: isConfirmed ? undefined : body.version },
    {
      action: how.action ?? 'additional premium',
      problems: (before) => problemsOf(body, before),
      isDone: () => isConfirmed,
      whyNot: (before) => whyNotAdd(factsOf(before)) ?? whyChanged(before, policies) ?? how.whyNot?.(before),
      change: async (before) => {
        await endorsePolicies(db, session, raisesOf(partsOf(body), policies, body.selectedPolicies));
        const lineId = await insertLine(db, session, before.id, how.line ?? lineOf(body));
        await how.written?.(lineId);
        await updateContract(db, before.id, {});
      },
      more: loggedOf(body),
    },
  );
}

function partsOf({ additionalPremium: premium, policyFee, tax, mgaFee }: AdditionalInput): Parts {
  return { premium, policyFee, tax, mgaFee };
}

function problemsOf(body: AdditionalInput, contract: Contract | undefined) {
  return contract ? additionalProblems({ ...body, parts: partsOf(body) }, contract.policyIds) : {};
}

/** Somebody gave the contract other policies after these were locked and before it was. */
function whyChanged({ policyIds }: Contract, locked: Policies): string | undefined {
  const isSame = String(policyIds.toSorted((a, b) => a - b)) === String(locked.map(({ id }) => id));
  return isSame ? undefined : 'The policies of this contract have just changed. Look at it again.';
}

function lineOf(body: AdditionalInput) {
  const { downPayment, selectedPayee: payee, dateFinanced: date } = body;
  return additionalLine({ ...partsOf(body), downPayment, payee, date });
}

function loggedOf(body: AdditionalInput): Record<string, unknown> {
  return {
    payee: body.selectedPayee === 'carrier' ? 'Carrier' : 'Finance company',
    addedOn: body.dateFinanced,
    addedPremium: body.additionalPremium,
    addedPolicyFee: body.policyFee,
    addedTax: body.tax,
    addedMgaFee: body.mgaFee,
    addedDownPayment: body.downPayment,
  };
}
