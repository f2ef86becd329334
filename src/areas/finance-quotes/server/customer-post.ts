import type { Contract } from '#areas/finance-contracts/contract.ts';
import { loadContract, recordPremium } from '#areas/finance-contracts/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuseProblems } from '#platform/server/http/refusal.ts';
import type { customerPost as postEndpoint } from '../endorsement-contract.ts';
import { problemsOf } from './add-endorsement.ts';
import { confirmEndorsement } from './confirm-endorsement.ts';

/** The legacy page: an additional premium in the words of the endorsement. */
export async function customerPost({
  db,
  session,
  body,
}: Call<typeof postEndpoint>): Promise<{ results: Contract }> {
  refuseProblems(problemsOf({ body }, await loadContract(db, session, body.financeContractId)));
  const { financeContractId, payee, effectiveDate, policyIds, ...amounts } = body;
  const saved = {
    ...amounts,
    premiumFinanceId: financeContractId,
    selectedPayee: payee,
    amount: null,
    dateFinanced: effectiveDate,
    selectedPolicies: policyIds,
  };
  return { results: await recordPremium({ db, session }, saved, { confirm: confirmEndorsement }) };
}
