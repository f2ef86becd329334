import type { Contract } from '#areas/finance-contracts/contract.ts';
import {
  findParties,
  listPoliciesOf,
  loadContract,
  type Parties,
  type PolicyRow,
} from '#areas/finance-contracts/server/public.ts';
import { type AskedCompany, findAskedCompany } from '#areas/finance-gateway/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { CallInSteps } from '#platform/server/http/call.ts';
import { refuse, refuseProblems } from '#platform/server/http/refusal.ts';
import type { generateEndorsement } from '../endorsement-contract.ts';
import { whyNotEndorse, whyNotGenerate } from '../rules/endorsement.ts';
import { type SignatureSetUp, signatureProblems } from '../rules/signer-emails.ts';
import { UNDER_WAY } from '../rules/usable.ts';
import { type EndorsementRow, lockEndorsement, markAsked } from './endorsement-store.ts';
import { type CustomerFacts, findCustomer, findSetUp, type SetUp } from './facts-store.ts';
import { signatureSetUp } from './quote-context.ts';
import { ASKING_SECONDS } from './quote-store.ts';

export type EndorsementCall = CallInSteps<typeof generateEndorsement>;

/** Everything that an endorsement is generated with. */
export interface ToEndorse {
  row: EndorsementRow;
  contract: Contract;
  customer: CustomerFacts;
  company: AskedCompany;
  signatures: SignatureSetUp;
  policies: readonly PolicyRow[];
  parties: Parties;
}

/** Claims it for this work, or finds that the same work was done before. */
export async function beginEndorsement(
  db: Db,
  { session, body, operationId }: EndorsementCall,
): Promise<ToEndorse | { done: EndorsementRow }> {
  const row = await lockEndorsement(db, body.identifier);
  if (!row) throw refuse.notFound();
  if (row.generated_by === operationId) return { done: row };
  const contract = await loadContract(db, session, row.contract_id);
  const signatures = signatureSetUp((await findSetUp(db, contract.compID)) as SetUp);
  refuseProblems(signatureProblems(body, signatures));
  refuseUnusable(row, contract);
  await markAsked(db, row.id);
  return {
    row,
    contract,
    customer: (await findCustomer(db, contract.customerID)) as CustomerFacts,
    company: (await findAskedCompany(db, contract.compID)) as AskedCompany,
    signatures,
    policies: await listPoliciesOf(db, contract.id),
    parties: await findParties(db, contract.id, session.officeId),
  };
}

export const quotedOf = (row: EndorsementRow) => ({
  generated: row.generated_by !== null,
  presentBalance: row.present_balance,
  nextDue: row.next_due,
});

function refuseUnusable(row: EndorsementRow, contract: Contract): void {
  const why = whyNotGenerate(quotedOf(row), contract) ?? whyNotEndorse(contract);
  if (why) throw refuse.conflict(why);
  if (row.is_asked) throw refuse.underWay(UNDER_WAY, ASKING_SECONDS);
}
