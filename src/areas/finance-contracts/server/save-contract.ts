import type { Call } from '#platform/server/http/mount.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import type { Contract, saveContract as saveEndpoint } from '../contract.ts';
import { whyNotChangeTerms, whyNotEdit, whyNotTakeBack } from '../rules/actions.ts';
import { factsOf } from '../rules/contract-facts.ts';
import type { Told } from './add-contract.ts';
import { type ChosenPolicy, lockPolicies } from './choice-store.ts';
import { changesTerms, columnsOf, labelsOf } from './columns-of.ts';
import { type Judged, judgeContract } from './judge-contract.ts';
import { contractKind, loadContract } from './load-contract.ts';
import { closeLedger, openLedger, refuseSecondRollover, reopenLedger } from './move-ledger.ts';
import { replacePolicies, updateContract } from './store.ts';
import { refuseTakenNumber } from './taken-number.ts';

type Save = Pick<Call<typeof saveEndpoint>, 'db' | 'session' | 'params' | 'body'>;

/** Policies are locked before the contract, as everywhere. */
export async function saveContract(call: Save, told: Told = {}): Promise<Contract> {
  const { db, session, params, body } = call;
  const policies = await lockPolicies(db, body.policyIds);
  return changeRecord(
    contractKind(session),
    { db, session },
    { id: params.id, version: body.version },
    {
      action: (before) => ACTIONS[stepOf(before, body)],
      problems: async (before) => (before ? (await judge(call, before, policies)).problems : {}),
      whyNot: (before) => whyNotSave(before, body),
      change: (before) => change(call, before, policies),
      ...told,
    },
  );
}

async function judge(call: Save, before: Contract, policies: readonly ChosenPolicy[]) {
  const transferred = await transferredOf(call, before);
  const { customerID: customerId, transferContractId } = before;
  const asked = { input: call.body, customerId, policies, transferred, transferContractId, before };
  return { ...(await judgeContract(call.db, asked)), transferred };
}

async function change(call: Save, before: Contract, policies: readonly ChosenPolicy[]): Promise<void> {
  const { db, session, body } = call;
  const step = stepOf(before, body);
  if (step === 'approve') await refuseSecondRollover(db, session, before);
  await writeColumns(call, before, await judge(call, before, policies));
  const purposes = policies.map(({ purpose }) => purpose);
  const after = await loadContract(db, session, before.id);
  if (step === 'approve') await openLedger(db, session, after, purposes);
  if (step === 'take back') await closeLedger(db, session, before);
  if (step === 'change terms') await reopenLedger(db, session, after, purposes);
}

/** While it is quoted, each save takes the balance of the contract to roll over as it is. */
async function transferredOf({ db, session, body }: Save, before: Contract): Promise<number> {
  const isStillQuoted = before.contractStatus === 'Quoted' && body.contractStatus === 'Quoted';
  if (before.transferContractId === null || !isStillQuoted) return before.transferBalance;
  const old = await loadContract(db, session, before.transferContractId);
  return old.contractStatus === 'Approved' ? Math.max(0, old.balance) : before.transferBalance;
}

/** What a save does to the ledger. */
type Step = 'keep' | 'change terms' | 'approve' | 'take back';

const ACTIONS: Record<Step, string> = {
  keep: 'edited',
  'change terms': 'edited',
  approve: 'approved',
  'take back': 'taken back',
};

function stepOf(before: Contract, body: Save['body']): Step {
  if (before.contractStatus === 'Quoted') return body.contractStatus === 'Approved' ? 'approve' : 'keep';
  if (body.contractStatus === 'Quoted') return 'take back';
  return changesTerms(before, body) ? 'change terms' : 'keep';
}

function whyNotSave(before: Contract, body: Save['body']): string | undefined {
  const facts = factsOf(before);
  const step = stepOf(before, body);
  return (
    whyNotEdit(facts) ??
    (step === 'take back' ? whyNotTakeBack(facts) : undefined) ??
    (step === 'change terms' ? whyNotChangeTerms(facts) : undefined)
  );
}

/** What was computed at approval stays as long as nobody changes what it follows from. */
async function writeColumns(
  { db, session, body }: Save,
  before: Contract,
  { found, transferred }: Judged & { transferred: number },
): Promise<void> {
  const keepsTerms =
    before.contractStatus === 'Approved' && body.contractStatus === 'Approved' && !changesTerms(before, body);
  const columns = keepsTerms ? labelsOf(body) : columnsOf(body, found, transferred);
  await refuseTakenNumber(updateContract(db, before.id, columns));
  if (!keepsTerms) await replacePolicies(db, session.masterId, before.id, body.policyIds);
}
