import { listNotOffering } from '#areas/companies/server/public.ts';
import { mapParts, NO_PARTS, type Parts, totalOf } from '#areas/finance-contracts/rules/money-parts.ts';
import { hadContract, loadContract, todayOf } from '#areas/finance-contracts/server/public.ts';
import { type AskedCompany, findAskedCompany, wayTo } from '#areas/finance-gateway/server/public.ts';
import { shownStatus, whyNotActivate } from '#areas/policies/rules.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { CallInSteps } from '#platform/server/http/call.ts';
import { refuse, refuseProblems } from '#platform/server/http/refusal.ts';
import { addMonths } from '#platform/shared/calendar.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { QuoteInput, requestQuote } from '../contract.ts';
import { answerProblems, insuranceTypeOf } from '../rules/questions.ts';
import { whyNotFinanced, whyNotRequote } from '../rules/usable.ts';
import type { InsuranceType } from '../statuses.ts';
import {
  type CustomerFacts,
  findCustomer,
  findSetUp,
  listPolicyFacts,
  type PolicyFacts,
} from './facts-store.ts';
import { findOpen } from './quote-store.ts';

export type QuoteCall = CallInSteps<typeof requestQuote>;

/** Everything that a quote is asked for with. */
export interface Judged {
  customer: CustomerFacts;
  company: AskedCompany;
  minimumDownPayment: number;
  policies: readonly PolicyFacts[];
  insuranceType: InsuranceType;
  parts: Parts;
  hadContract: boolean;
  today: string;
}

/** The refusals come in the order 422, 404, 409. */
export async function judgeQuote(db: Db, { body, session, config }: QuoteCall): Promise<Judged> {
  const [customer, setUp] = [await findCustomer(db, body.customerId), await findSetUp(db, body.companyId)];
  const company = await findAskedCompany(db, body.companyId);
  const policies = await listPolicyFacts(db, body.policyIds);
  const today = todayOf(session);
  const insuranceType = insuranceTypeOf(policies.map(({ lineOfBusiness }) => lineOfBusiness));
  const isManual = body.attributes.isManualContract === 1;
  refuseProblems({
    ...(!customer && { customerId: ['There is no such customer in your agency.'] }),
    ...(await notOffered(db, setUp?.name ?? '', body.companyId, policies)),
    ...companyProblems(setUp, isManual, company !== undefined && wayTo(config, company) !== undefined),
    ...policyProblems(body, policies),
    ...(!isManual && stateProblems(body, policies, today)),
    ...(!isManual && answerProblems(insuranceType, body.attributes)),
    ...transactionProblems(body),
  });
  if (!customer || !setUp || !company) throw refuse.notFound();
  await refuseWrongState(db, { body, session }, policies, today);
  return {
    customer,
    company,
    minimumDownPayment: setUp.minimumDownPayment,
    policies,
    insuranceType,
    parts: withAdded(policies, body.additionalPremium),
    hadContract: await hadContract(db, {
      customerId: customer.id,
      companyId: company.id,
      since: addMonths(today, -12),
    }),
    today,
  };
}

/** A product that names its finance companies is financed by no other. */
async function notOffered(
  db: Db,
  name: string,
  companyId: number,
  policies: readonly PolicyFacts[],
): Promise<FieldErrors> {
  const products = policies.map(({ productId }) => productId);
  const found = await listNotOffering(db, products, companyId);
  if (found.length === 0) return {};
  return { companyId: [`${name} is not offered for ${found.join(' and ')}. Choose another.`] };
}

function companyProblems(
  setUp: Awaited<ReturnType<typeof findSetUp>>,
  isManual: boolean,
  hasWay: boolean,
): FieldErrors {
  if (!setUp) return { companyId: ['Choose a finance company of your agency.'] };
  const { name, isFinance, active, isIntegrated } = setUp;
  if (!isFinance) return { companyId: [`${name} is not a finance company. Choose another.`] };
  if (!active) return { companyId: [`${name} is no longer worked with. Choose another.`] };
  if (isManual) return {};
  if (!isIntegrated) return { companyId: [`${name} is not integrated: add a manual contract.`] };
  return hasWay ? {} : { companyId: [`No address is set up for ${name}.`] };
}

function policyProblems(
  { policyIds, customerId, additionalPremium, transactionType }: QuoteInput,
  policies: readonly PolicyFacts[],
): FieldErrors {
  const theirs = policies.filter((policy) => policy.customerId === customerId);
  if (theirs.length < policyIds.length) return { policyIds: ['Choose policies of this customer.'] };
  if (transactionType === 'convertQuote' && policies.length !== 1)
    return { policyIds: ['Choose one pending policy.'] };
  return totalOf(withAdded(policies, additionalPremium)) > 0
    ? {}
    : { policyIds: ['These policies bill nothing that could be financed.'] };
}

/** Only a policy in force or ahead can be financed; a pending one becomes active with its quote. */
function stateProblems(
  { transactionType }: QuoteInput,
  policies: readonly PolicyFacts[],
  today: string,
): FieldErrors {
  const found = policies.flatMap((policy) => whyNotFinanced(policy, today, transactionType) ?? []);
  return found.length > 0 ? { policyIds: found } : {};
}

function transactionProblems({ transactionType, additionalPremium }: QuoteInput): FieldErrors {
  return additionalPremium > 0 && transactionType !== 'quote'
    ? { additionalPremium: ['Only a quote takes an additional premium.'] }
    : {};
}

/** What the policies bill together, and what is added to their premium. */
export function withAdded(policies: readonly PolicyFacts[], added: number): Parts {
  const start = { ...NO_PARTS, premium: added };
  return policies.reduce((sum, each) => mapParts((name) => sum[name] + each[name]), start);
}

async function refuseWrongState(
  db: Db,
  { body, session }: Pick<QuoteCall, 'body' | 'session'>,
  policies: readonly PolicyFacts[],
  today: string,
): Promise<void> {
  if (body.requote !== null) {
    const contract = await loadContract(db, session, body.requote);
    if (contract.customerID !== body.customerId) throw refuse.notFound();
    const why = whyNotRequote(contract, (await findOpen(db, contract.id))?.is_asked ?? false);
    if (why) throw refuse.conflict(why);
  }
  const [policy] = policies;
  const status = policy && shownStatus(policy.status, policy.expiration, today);
  const why = status && body.transactionType === 'convertQuote' && whyNotActivate({ status });
  if (why) throw refuse.conflict(why);
}
