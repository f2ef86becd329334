import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { keepChanged, refuseProblems, refuseStale } from '#platform/server/records/save-record.ts';
import type { Contract, saveContract as saveEndpoint } from '../contract.ts';
import { whyNotChangeTerms, whyNotEdit, whyNotTakeBack } from '../rules/actions.ts';
import { factsOf } from '../rules/contract-facts.ts';
import { lockPolicies } from './choice-store.ts';
import { changesTerms, columnsOf, labelsOf } from './columns-of.ts';
import { type Judged, judgeContract } from './judge-contract.ts';
import { contractKind, loadContract } from './load-contract.ts';
import { closeLedger, openLedger, reopenLedger } from './move-ledger.ts';
import { replacePolicies, updateContract } from './store.ts';
import { refuseTakenNumber } from './taken-number.ts';

type Save = Call<typeof saveEndpoint>;

/** Policies are locked before the contract, as everywhere. */
export async function saveContract(call: Save): Promise<Contract> {
  const { db, session, params, body } = call;
  const policies = await lockPolicies(db, body.policyIds);
  const kind = contractKind(session);
  const before = await kind.lock(db, params.id);
  if (!before) throw refuse.notFound();
  const transferred = await transferredOf(call, before);
  const asked = { input: body, customerId: before.customerID, policies, transferred, before };
  const judged = await judgeContract(db, asked);
  refuseProblems(judged.problems);
  await refuseStale(db, kind, before, body.version);
  const step = stepOf(before, call);
  await writeColumns(call, before, judged, transferred);
  const purposes = policies.map(({ purpose }) => purpose);
  const after = await loadContract(db, session, before.id);
  if (step === 'approved') await openLedger(db, session, after, purposes);
  if (step === 'taken back') await closeLedger(db, session, before);
  if (step === 'changed') await reopenLedger(db, session, after, purposes);
  return keepChanged(kind, { db, session }, step === 'changed' ? 'edited' : step, before);
}

/** While it is quoted, each save takes the balance of the contract to roll over as it is. */
async function transferredOf({ db, session, body }: Save, before: Contract): Promise<number> {
  const isStillQuoted = before.contractStatus === 'Quoted' && body.contractStatus === 'Quoted';
  if (before.transferContractId === null || !isStillQuoted) return before.transferBalance;
  const old = await loadContract(db, session, before.transferContractId);
  return old.contractStatus === 'Approved' ? Math.max(0, old.balance) : before.transferBalance;
}

type Step = 'edited' | 'changed' | 'approved' | 'taken back';

/** What the save does to the ledger, or 409 when the contract does not allow it. */
function stepOf(before: Contract, { body }: Save): Step {
  const facts = factsOf(before);
  refuseWhy(whyNotEdit(facts));
  if (before.contractStatus === 'Quoted') return body.contractStatus === 'Approved' ? 'approved' : 'edited';
  if (body.contractStatus === 'Quoted') {
    refuseWhy(whyNotTakeBack(facts));
    return 'taken back';
  }
  if (!changesTerms(before, body)) return 'edited';
  refuseWhy(whyNotChangeTerms(facts));
  return 'changed';
}

function refuseWhy(why: string | undefined): void {
  if (why) throw refuse.conflict(why);
}

/** What was computed at approval stays as long as nobody changes what it follows from. */
async function writeColumns(
  { db, session, body }: Save,
  before: Contract,
  { found }: Judged,
  transferred: number,
): Promise<void> {
  const keepsTerms =
    before.contractStatus === 'Approved' && body.contractStatus === 'Approved' && !changesTerms(before, body);
  const columns = keepsTerms ? labelsOf(body) : columnsOf(body, found, transferred);
  await refuseTakenNumber(updateContract(db, before.id, columns));
  if (!keepsTerms) await replacePolicies(db, session.masterId, before.id, body.policyIds);
}
