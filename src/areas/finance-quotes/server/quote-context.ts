import { fundingStatusOf } from '#areas/companies/rules.ts';
import type { Contract } from '#areas/finance-contracts/contract.ts';
import type { QuotedOption } from '#areas/finance-gateway/rules/pay-option.ts';
import { warningsFor } from '#areas/finance-gateway/rules/warnings.ts';
import { sumPaid } from '#areas/receipts/server/public.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { flagOf } from '#platform/shared/permissions.ts';
import type { FinanceContext, PayOption, QuoteInput } from '../contract.ts';
import { firstDueDate, isExpired, policyMinDate } from '../rules/quote-days.ts';
import type { SignatureSetUp } from '../rules/signer-emails.ts';
import { type CustomerFacts, findCustomer, findSetUp, listPolicyFacts, type SetUp } from './facts-store.ts';
import type { QuoteRow } from './quote-store.ts';

interface Around {
  contract: Contract;
  session: Session;
}

/** What payment selection shows of a stored quote, as the finance context of the specification. */
export async function contextOf(db: Db, quote: QuoteRow, { contract, session }: Around) {
  const about = await aboutContract(db, contract, session);
  const [first] = quote.options;
  return {
    ...about,
    QuoteCode: quote.quote_code,
    AmountFinanced: first?.amountFinanced ?? contract.amountFinanced,
    integrationMemo: [about.integrationMemo, quote.memo].filter(Boolean).join('\n'),
    policyMinDate: quote.policy_min_date,
    alreadyPaid: await sumPaid(db, quote.policy_ids),
    policyIds: quote.policy_ids,
    transactionType: quote.transaction_type,
    requote: quote.is_renewal ? quote.contract_id : null,
    amountsIfAddOn: quote.amounts_if_add_on,
    recordName: quote.record_name,
    convertedPolicyId: quote.converted_policy_id,
    quoteDate: quote.quoted_on,
    firstDueDate: firstDueDate(quote.policy_min_date),
    expires: quote.expires,
    isExpired: isExpired(quote.expires, contract.today),
    warnings: quote.options.flatMap((option) => warningsOf(option, quote)),
    options: quote.options.map(payOptionOf),
    isSandbox: quote.is_sandbox,
  } satisfies FinanceContext;
}

/** The same of a manual contract, which nobody has quoted: how it is paid is entered on its form. */
export async function manualContextOf(db: Db, asked: QuoteInput, { contract, session }: Around) {
  const policies = await listPolicyFacts(db, contract.policyIds);
  const minDate = policyMinDate(policies);
  return {
    ...(await aboutContract(db, contract, session)),
    QuoteCode: '',
    AmountFinanced: contract.amountFinanced,
    policyMinDate: minDate,
    alreadyPaid: await sumPaid(db, contract.policyIds),
    policyIds: contract.policyIds,
    transactionType: asked.transactionType,
    requote: null,
    amountsIfAddOn: asked.amountsIfAddOn,
    recordName: asked.recordName,
    convertedPolicyId: asked.transactionType === 'convertQuote' ? (asked.policyIds[0] ?? null) : null,
    quoteDate: contract.today,
    firstDueDate: firstDueDate(minDate),
    expires: '',
    isExpired: false,
    warnings: [],
    options: [],
    isSandbox: false,
  } satisfies FinanceContext;
}

/** What follows from the contract, its customer and its company. */
async function aboutContract(db: Db, contract: Contract, session: Session) {
  const customer = (await findCustomer(db, contract.customerID)) as CustomerFacts;
  const setUp = (await findSetUp(db, contract.compID)) as SetUp;
  return {
    financeId: contract.id,
    customerId: customer.id,
    financeCompanyName: setUp.name,
    integrationMemo: setUp.memo,
    ...signatureSetUp(setUp),
    designatedQuoteAgentEmail: setUp.designatedEmail,
    customerEmail: customer.email,
    agentEmail: session.email,
    isOptedOut: customer.isOptedOut,
    fundingStatus: fundingStatusOf(setUp),
  };
}

export function signatureSetUp({ eSignature, designatedEmail }: SetUp): SignatureSetUp {
  return {
    hasEsignature: flagOf(eSignature !== 'none'),
    isMandatory: flagOf(eSignature === 'mandatory'),
    isDesignated: flagOf(designatedEmail !== ''),
  };
}

function warningsOf(option: QuotedOption, { state_code, policy_min_date, had_contract }: QuoteRow) {
  return warningsFor(option, state_code, policy_min_date, had_contract).map((warning) => ({
    NumberOfPay: option.numberOfPay,
    ...warning,
  }));
}

function payOptionOf(option: QuotedOption): PayOption {
  return {
    NumberOfPay: option.numberOfPay,
    DownPay: option.downPayment,
    MonthlyPayment: option.monthlyPayment,
    LastPayment: option.lastPayment,
    Interest: option.interest,
    SetupFee: option.setupFee,
    docStamps: option.docStamps,
    AmountFinanced: option.amountFinanced,
    TotalOfPayments: option.totalOfPayments,
    APR: option.APR,
  };
}
