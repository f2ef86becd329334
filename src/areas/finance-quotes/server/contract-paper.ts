import type { Contract } from '#areas/finance-contracts/contract.ts';
import { raisesOf } from '#areas/finance-contracts/rules/additional.ts';
import { type AgreedTerms, agreedTerms } from '#areas/finance-contracts/rules/agreement.ts';
import { numberOf } from '#areas/finance-contracts/rules/contract-facts.ts';
import { NO_PARTS } from '#areas/finance-contracts/rules/money-parts.ts';
import { agreedPayments } from '#areas/finance-contracts/rules/schedule.ts';
import { agreementOf, type PolicyRow } from '#areas/finance-contracts/server/public.ts';
import type { AgreementTexts } from '#areas/finance-contracts/texts.ts';
import { chargeNotes } from '#areas/finance-gateway/rules/charge-notes.ts';
import type { IssuedContract } from '#areas/finance-gateway/server/public.ts';
import type { Cents } from '#platform/shared/money.ts';
import type { ToGenerate } from './begin-contract.ts';
import type { Paper } from './kept-paper.ts';
import { signedPolicies } from './signing.ts';

/** Stands where a form is named: nobody takes the paper of a trial for a real one. */
export const markOf = (isSandbox: boolean) => (texts: AgreementTexts) => (isSandbox ? texts.sandbox : '');

/** The contract as it will be once it is approved. */
function agreedOf({ contract, option, quote }: ToGenerate, issued: IssuedContract): Contract {
  return {
    ...contract,
    contractNumber: issued.contractNumber,
    agreementID: issued.agreementNumber,
    contractStatus: 'Approved',
    downPayment: option.downPayment,
    amountFinanced: option.amountFinanced,
    APR: option.APR,
    numberPayments: option.numberOfPay,
    paymentAmount: option.monthlyPayment,
    totalOfPayments: option.totalOfPayments,
    dateFinanced: contract.today,
    advancedOn: quote.policy_min_date,
  };
}

/** The policies as they bill once what the quote added is on them. */
function raisedBy(added: Cents, policies: readonly PolicyRow[]): PolicyRow[] {
  const raises = raisesOf({ ...NO_PARTS, premium: added }, policies, []);
  return policies.map((row) => ({ ...row, premium: row.premium + (raises.get(row.id)?.premium ?? 0) }));
}

/** The premium finance agreement with everything that the law asks for. */
export function contractPaper(begun: ToGenerate, issued: IssuedContract): Paper {
  const { quote, option, parties } = begun;
  const policies = raisedBy(quote.additional_premium, begun.policies);
  const contract = agreedOf(begun, issued);
  const terms = agreedTerms(contract) as AgreedTerms;
  const number = numberOf(contract);
  const notes = chargeNotes(option, {
    state: quote.state_code,
    advancedOn: quote.policy_min_date,
    language: parties.language,
  });
  const form = markOf(quote.is_sandbox);
  const payments = agreedPayments({ ...terms, amountFinanced: contract.amountFinanced });
  return {
    agreement: agreementOf({ contract, form, terms, parties, policies, charges: { ...option, notes } }),
    filename: `contract-${contract.id}.pdf`,
    description: `Premium Finance Agreement ${number}`,
    summary: {
      creditor: parties.creditor.name,
      number,
      date: terms.dateFinanced,
      APR: terms.APR,
      financeCharge: option.interest + option.setupFee,
      amountFinanced: option.amountFinanced,
      totalOfPayments: option.totalOfPayments,
      totalPremiums: contract.total,
      downPayment: option.downPayment,
      payments: payments.map(({ date, amount }) => ({ due: date, amount })),
      policies: signedPolicies(policies),
      isSandbox: quote.is_sandbox,
      isEndorsement: false,
    },
  };
}
