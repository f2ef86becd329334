import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse, refuseProblems } from '#platform/server/http/refusal.ts';
import type { Contract } from '../contract.ts';
import type { fundContract as fundEndpoint } from '../ledger-contract.ts';
import { CONTRACT_LOG } from '../log.ts';
import { viewButtons } from '../rules/actions.ts';
import { factsOf } from '../rules/contract-facts.ts';
import { fundProblems, unfundedItems } from '../rules/funding.ts';
import { insertFunding, listLines } from './ledger-store.ts';
import { contractKind, loadContract, todayOf } from './load-contract.ts';

type Fund = Call<typeof fundEndpoint>;

/** The lock makes whoever comes second see what is left after the first. */
export async function fundContract({ db, session, body }: Fund): Promise<Contract> {
  const contract = await contractKind(session).lock(db, body.premiumFinanceId);
  if (!contract) throw refuse.notFound();
  const lines = await listLines(db, contract.id);
  const line = lines.find(({ id }) => id === body.premiumFinanceDetailsId);
  const shut = viewButtons({ ...factsOf(contract), hasUnfunded: true }).fund;
  // A contract that is not approved has no items to choose from.
  if (!line && shut) throw refuse.conflict(shut);
  if (!line) throw refuse.fields({ premiumFinanceDetailsId: ['Choose an unfunded item of this contract.'] });
  const item = unfundedItems(contract.contractStatus, lines).find(({ id }) => id === line.id);
  refuseProblems(fundProblems(body, item?.amount ?? 0, todayOf(session)));
  if (shut) throw refuse.conflict(shut);
  if (!item) throw refuse.conflict('Nothing of this item is left to fund.');
  const { amount, dateFinanced } = body;
  const funding = { contractId: contract.id, detailId: line.id, amount, fundedOn: dateFinanced };
  await insertFunding(db, session, funding);
  await writeChange(db, session, {
    subject: CONTRACT_LOG.subject,
    subjectId: contract.id,
    action: 'funded',
    after: { line: line.type, amount, fundedOn: dateFinanced },
  });
  return loadContract(db, session, contract.id);
}
