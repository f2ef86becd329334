import type { Contract } from '#areas/finance-contracts/contract.ts';
import { raisesOf } from '#areas/finance-contracts/rules/additional.ts';
import { numberOf } from '#areas/finance-contracts/rules/contract-facts.ts';
import { type NewPayments, newFlows } from '#areas/finance-contracts/rules/endorsed-schedule.ts';
import { totalOf } from '#areas/finance-contracts/rules/money-parts.ts';
import {
  CLAUSES,
  disclosureBox,
  NOTICE,
  partiesOf,
  policyTable,
  scheduleTable,
  TERMS,
} from '#areas/finance-contracts/server/public.ts';
import { AGREEMENT_TEXTS, type AgreementTexts } from '#areas/finance-contracts/texts.ts';
import type { Agreement } from '#platform/server/pdf/agreement.ts';
import { showDay } from '#platform/shared/dates.ts';
import { type Cents, plainMoney } from '#platform/shared/money.ts';
import { aprOfAdded } from '../rules/endorsement.ts';
import type { ToEndorse } from './begin-endorsement.ts';
import { markOf } from './contract-paper.ts';
import { partsOfRow } from './endorsement-info.ts';
import type { EndorsementRow } from './endorsement-store.ts';
import type { Paper } from './kept-paper.ts';
import { signedPolicies } from './signing.ts';

export function newPaymentsOf(row: EndorsementRow): NewPayments {
  return {
    count: row.remaining_payments,
    each: row.new_payment,
    last: row.last_payment,
    nextDue: row.next_due,
    charge: row.finance_charge,
  };
}

function disclosedOf(row: EndorsementRow) {
  const { amount_financed: amountFinanced, finance_charge: financeCharge } = row;
  const APR = aprOfAdded({
    amountFinanced,
    financeCharge,
    effective: row.effective_on,
    nextDue: row.next_due,
    payments: row.remaining_payments,
  });
  return { APR, financeCharge, amountFinanced, totalOfPayments: amountFinanced + financeCharge };
}

/** What the paper tells of. */
interface Told extends Pick<ToEndorse, 'row' | 'policies' | 'parties'> {
  contract: Pick<Contract, 'id' | 'contractNumber' | 'today'>;
}

/** The same agreement about what is added, with the payments of the contract from now on. */
export function endorsementPaper(begun: Told, endorsementNumber: string): Paper {
  const { row, contract, parties, policies } = begun;
  const number = numberOf(contract);
  const title = `Premium Finance Agreement ${number}, endorsement`;
  const texts = AGREEMENT_TEXTS[parties.language];
  const disclosed = disclosedOf(row);
  const payments = newFlows(newPaymentsOf(row));
  const added = partsOfRow(row);
  const raised = raisesOf(added, policies, row.policy_ids);
  const rows = policies
    .filter(({ id }) => raised.has(id))
    .map((policy) => ({ policy, parts: raised.get(policy.id) ?? added }));
  const agreement: Agreement = {
    creditor: parties.creditor.name,
    title: texts.title,
    form: markOf(row.is_sandbox)(texts),
    reference: [texts.contract(number), texts.endorsement(endorsementNumber), showDay(contract.today)].join(
      '   ',
    ),
    parties: partiesOf(parties),
    policies: policyTable(rows.length > 0 ? rows : [{ policy: undefined, parts: added }], added, texts),
    disclosure: disclosureBox(disclosed, texts),
    clauses: CLAUSES,
    itemizations: itemizationsOf(row, texts),
    schedule: scheduleTable(payments, texts),
    notice: NOTICE,
    signatures: [texts.signsInsured(parties.insured.name), texts.signsAgent(parties.agent.name)],
    terms: TERMS,
    foot: texts.endorsementFoot(number, parties.insured.name),
    frame: texts.frame,
    language: parties.language,
    madeAt: new Date(`${contract.today}T12:00:00Z`),
  };
  return {
    agreement,
    filename: `endorsement-${contract.id}-${row.id}.pdf`,
    description: title,
    summary: {
      ...disclosed,
      creditor: parties.creditor.name,
      number,
      date: contract.today,
      totalPremiums: totalOf(added),
      downPayment: row.down_payment,
      payments: payments.map(({ date, amount }) => ({ due: date, amount })),
      policies: signedPolicies(policies),
      isSandbox: row.is_sandbox,
      isEndorsement: true,
    },
  };
}

const line = (label: string, amount: Cents) => ({ label, value: plainMoney(amount) });

function itemizationsOf(row: EndorsementRow, texts: AgreementTexts): Agreement['itemizations'] {
  const added = totalOf(partsOfRow(row));
  return [
    {
      title: texts.financedItems,
      rows: [
        line(texts.addedPremiums, added),
        line(texts.lessDown, -row.down_payment),
        line(texts.unpaid, added - row.down_payment),
        ...(row.doc_stamps > 0 ? [line(texts.stamps, row.doc_stamps)] : []),
      ],
      total: [texts.amountFinanced, plainMoney(row.amount_financed)],
    },
    {
      title: texts.fromNowOn,
      rows: [
        line(texts.presentBalance, row.present_balance),
        line(texts.amountFinanced, row.amount_financed),
        line(texts.charge, row.finance_charge),
      ],
      total: [texts.totalOfPayments, plainMoney(row.total_of_payments)],
    },
  ];
}
