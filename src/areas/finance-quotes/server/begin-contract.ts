import type { Contract } from '#areas/finance-contracts/contract.ts';
import {
  findParties,
  listPoliciesOf,
  loadContract,
  type Parties,
  type PolicyRow,
  whyFinancedTwice,
} from '#areas/finance-contracts/server/public.ts';
import { type AskedCompany, findAskedCompany } from '#areas/finance-gateway/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { CallInSteps } from '#platform/server/http/call.ts';
import { refuse, refuseProblems } from '#platform/server/http/refusal.ts';
import type { generateContract } from '../contract.ts';
import { type SignatureSetUp, signatureProblems } from '../rules/signer-emails.ts';
import {
  optionProblems,
  UNDER_WAY,
  whyEdited,
  whyNotFinanced,
  whyNotOther,
  whyNotUse,
} from '../rules/usable.ts';
import { type CustomerFacts, findCustomer, findSetUp, listPolicyFacts, type SetUp } from './facts-store.ts';
import { withAdded } from './judge-quote.ts';
import { signatureSetUp } from './quote-context.ts';
import { ASKING_SECONDS, lockByCode, markAsked, type QuoteRow, type StoredOption } from './quote-store.ts';

export type GenerateCall = CallInSteps<typeof generateContract>;

/** Everything that a contract is generated with. */
export interface ToGenerate {
  quote: QuoteRow;
  option: StoredOption;
  contract: Contract;
  customer: CustomerFacts;
  company: AskedCompany;
  signatures: SignatureSetUp;
  policies: readonly PolicyRow[];
  parties: Parties;
}

/** Claims the option for this work, or finds that the same work was done before. */
export async function beginContract(
  db: Db,
  { session, body, operationId }: GenerateCall,
): Promise<ToGenerate | { used: QuoteRow }> {
  const quote = await lockByCode(db, body.financeId, body.quoteCode);
  if (!quote) throw refuse.notFound();
  const contract = await loadContract(db, session, quote.contract_id);
  if (contract.customerID !== body.customerId) throw refuse.notFound();
  if (quote.used_by === operationId) return { used: quote };
  const signatures = signatureSetUp((await findSetUp(db, quote.company_id)) as SetUp);
  const option = quote.options.find(({ numberOfPay }) => numberOfPay === body.numberOfPay);
  refuseProblems({ ...optionProblems(body, option), ...signatureProblems(body, signatures) });
  if (!option) throw refuse.notFound();
  await refuseUnusable(db, quote, option, contract);
  const twice = await whyFinancedTwice(db, contract);
  if (twice) throw refuse.conflict(twice);
  await markAsked(db, quote.id, option.numberOfPay);
  return {
    quote,
    option,
    contract,
    customer: (await findCustomer(db, contract.customerID)) as CustomerFacts,
    company: (await findAskedCompany(db, quote.company_id)) as AskedCompany,
    signatures,
    policies: await listPoliciesOf(db, contract.id),
    parties: await findParties(db, contract.id, session.officeId),
  };
}

async function refuseUnusable(
  db: Db,
  quote: QuoteRow,
  option: StoredOption,
  contract: Contract,
): Promise<void> {
  const why = whyNotUse(quote, contract.today) ?? (await whyChanged(db, quote, option, contract));
  if (why) throw refuse.conflict(why);
  if (quote.is_asked) throw refuse.underWay(UNDER_WAY, ASKING_SECONDS);
  const other = whyNotOther(quote.asked_option, option.numberOfPay);
  if (other) throw refuse.conflict(other);
}

/** Why contract and policies are no longer what the company was asked about. */
export async function whyChanged(
  db: Db,
  quote: QuoteRow,
  { amountFinanced, docStamps, downPayment }: StoredOption,
  contract: Contract,
): Promise<string | undefined> {
  const policies = await listPolicyFacts(db, quote.policy_ids);
  const [ended] = policies.flatMap((policy) => whyNotFinanced(policy, contract.today, 'policy') ?? []);
  const total = amountFinanced - docStamps + downPayment;
  return (
    ended ?? whyEdited(quote, contract, { total, billed: withAdded(policies, quote.additional_premium) })
  );
}
