import { endorsePolicies } from '#areas/policies/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import type { AdditionalInput, additionalPremium } from '../additional-contract.ts';
import type { Contract } from '../contract.ts';
import { additionalProblems, raisesOf, whyNotAdd } from '../rules/additional.ts';
import { factsOf } from '../rules/contract-facts.ts';
import { additionalLine } from '../rules/ledger.ts';
import type { Parts } from '../rules/money-parts.ts';
import { lockPoliciesOf } from './additional-store.ts';
import { insertLine } from './ledger-store.ts';
import { contractKind } from './load-contract.ts';
import { updateContract } from './store.ts';

type Add = Call<typeof additionalPremium>;
type Policies = Awaited<ReturnType<typeof lockPoliciesOf>>;

/** Policies are locked before the contract, as everywhere. */
export async function addPremium({ db, session, body }: Add): Promise<Contract> {
  const policies = await lockPoliciesOf(db, body.premiumFinanceId);
  return changeRecord(
    contractKind(session),
    { db, session },
    { id: body.premiumFinanceId, version: body.version },
    {
      action: 'additional premium',
      problems: (before) => problemsOf(body, before),
      whyNot: (before) => whyNotAdd(factsOf(before)) ?? whyChanged(before, policies),
      change: async (before) => {
        await endorsePolicies(db, session, raisesOf(partsOf(body), policies, body.selectedPolicies));
        await insertLine(db, session, before.id, lineOf(body));
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
  if (!contract) return { premiumFinanceId: ['There is no such contract in your agency.'] };
  return additionalProblems({ ...body, parts: partsOf(body) }, contract.policyIds);
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
