import type { Contract } from '#areas/finance-contracts/contract.ts';
import { addQuoted, type QuotedFigures, renewQuoted } from '#areas/finance-contracts/server/public.ts';
import type { Quote } from '#areas/finance-gateway/server/public.ts';
import { activatePolicy } from '#areas/policies/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { FinanceContext } from '../contract.ts';
import { countedAnswers } from '../rules/questions.ts';
import { expiryOf, policyMinDate } from '../rules/quote-days.ts';
import { UNDER_WAY } from '../rules/usable.ts';
import { listPolicyFacts, type PolicyFacts } from './facts-store.ts';
import type { Judged, QuoteCall } from './judge-quote.ts';
import { contextOf, manualContextOf } from './quote-context.ts';
import {
  ASKING_SECONDS,
  findByOperation,
  findOpen,
  insertQuote,
  markRenewed,
  type QuoteRow,
} from './quote-store.ts';

type Kept = Quote & { isSandbox: boolean };

/** A quoted contract with the options that were offered for it, in one transaction. */
export async function keepQuote(
  db: Db,
  call: QuoteCall,
  judged: Judged,
  quote: Kept,
): Promise<FinanceContext> {
  const { session, body, operationId } = call;
  await convertAndHold(db, call, judged);
  const [first] = quote.options;
  const expires = expiryOf(judged.today, quote.expires);
  const figures = {
    ...figuresOf(call, judged),
    downPayment: first?.downPayment ?? 0,
    amountFinanced: first?.amountFinanced ?? null,
  };
  const contract = await keepContract(db, call, figures, { quoteCode: quote.quoteCode, expires });
  const old = await findOpen(db, contract.id, 'lock');
  if (old?.is_asked) throw refuse.underWay(UNDER_WAY, ASKING_SECONDS);
  await markRenewed(db, contract.id);
  const answers = countedAnswers(judged.insuranceType, body.attributes);
  await insertQuote(
    db,
    {
      master_id: session.masterId,
      contract_id: contract.id,
      company_id: body.companyId,
      policy_ids: body.policyIds,
      operation_id: operationId,
      quote_code: quote.quoteCode,
      quoted_on: judged.today,
      expires,
      memo: quote.memo,
      state_code: judged.customer.state,
      is_sandbox: quote.isSandbox,
      transaction_type: body.transactionType,
      insurance_type: judged.insuranceType,
      assigned_risk: answers.assignedRisk,
      sr22: answers.other,
      auditable: answers.auditable,
      federal_filing: answers.parameterCode,
      had_contract: judged.hadContract,
      additional_premium: body.additionalPremium,
      amounts_if_add_on: body.amountsIfAddOn,
      record_name: body.recordName,
      policy_min_date: policyMinDate(judged.policies),
      converted_policy_id: convertedOf(call),
      employee_id: session.employeeId,
    },
    quote.options,
  );
  const row = (await findByOperation(db, operationId)) as QuoteRow;
  return contextOf(db, row, { contract, session });
}

/** A manual contract is quoted by nobody: it waits for its figures. */
export async function keepManual(db: Db, call: QuoteCall, judged: Judged): Promise<FinanceContext> {
  const { session, body, operationId } = call;
  await convertAndHold(db, call, judged);
  const figures = figuresOf(call, judged);
  const contract = await keepContract(db, { ...call, made: { operationId } }, figures, {});
  return manualContextOf(db, body, { contract, session });
}

const convertedOf = ({ body }: QuoteCall) =>
  body.transactionType === 'convertQuote' ? (body.policyIds[0] ?? null) : null;

/** The policies stay as they were asked about until this transaction ends. */
async function convertAndHold(db: Db, call: QuoteCall, { policies }: Judged): Promise<void> {
  const { session, body } = call;
  // Before the others are held: whoever holds one along with somebody else could not change it.
  const converted = convertedOf(call);
  if (converted !== null) await activatePolicy(db, session, converted);
  const now = await listPolicyFacts(db, body.policyIds, 'lock');
  if (billedOf(now) !== billedOf(policies))
    throw refuse.conflict('These policies have just changed. Request the quote again.');
}

function billedOf(policies: readonly PolicyFacts[]): string {
  return JSON.stringify(policies.map(({ status, ...policy }) => policy));
}

function figuresOf({ body }: QuoteCall, { parts }: Judged): QuotedFigures {
  return {
    ...parts,
    compID: body.companyId,
    policyIds: body.policyIds,
    downPayment: 0,
    amountFinanced: null,
  };
}

interface Keeping extends Pick<QuoteCall, 'session' | 'body'> {
  /** Kept with the contract where no quote keeps it. */
  made?: { operationId: string };
}

function keepContract(
  db: Db,
  { session, body, made }: Keeping,
  figures: QuotedFigures,
  said: { quoteCode?: string; expires?: string },
): Promise<Contract> {
  return body.requote === null
    ? addQuoted({ db, session, ...made }, body.customerId, figures, said)
    : renewQuoted({ db, session }, body.requote, figures, said);
}
