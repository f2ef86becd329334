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
  STAMPS,
  scheduleTable,
  TERMS,
} from '#areas/finance-contracts/server/public.ts';
import type { Agreement } from '#platform/server/pdf/agreement.ts';
import { showDay } from '#platform/shared/dates.ts';
import { type Cents, plainMoney } from '#platform/shared/money.ts';
import { aprOfAdded } from '../rules/endorsement.ts';
import type { ToEndorse } from './begin-endorsement.ts';
import { SANDBOX_MARK } from './contract-paper.ts';
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
  const disclosed = disclosedOf(row);
  const payments = newFlows(newPaymentsOf(row));
  const added = partsOfRow(row);
  const raised = raisesOf(added, policies, row.policy_ids);
  const rows = policies
    .filter(({ id }) => raised.has(id))
    .map((policy) => ({ policy, parts: raised.get(policy.id) ?? added }));
  const agreement: Agreement = {
    creditor: parties.creditor.name,
    title: 'Premium finance agreement',
    form: row.is_sandbox ? SANDBOX_MARK : '',
    reference: [`Contract ${number}`, `Endorsement ${endorsementNumber}`, showDay(contract.today)].join(
      '   ',
    ),
    parties: partiesOf(parties),
    policies: policyTable(rows.length > 0 ? rows : [{ policy: undefined, parts: added }], added),
    disclosure: disclosureBox(disclosed),
    clauses: CLAUSES,
    itemizations: itemizationsOf(row),
    schedule: scheduleTable(payments),
    notice: NOTICE,
    signatures: [`Insured: ${parties.insured.name}`, `Agent: ${parties.agent.name}`],
    terms: TERMS,
    foot: `${title}, ${parties.insured.name}`,
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
    },
  };
}

const line = (label: string, amount: Cents) => ({ label, value: plainMoney(amount) });

function itemizationsOf(row: EndorsementRow): Agreement['itemizations'] {
  const added = totalOf(partsOfRow(row));
  return [
    {
      title: 'Itemization of the amount financed',
      rows: [
        line('Additional premiums, fees and taxes', added),
        line('Less down payment', -row.down_payment),
        line('Unpaid premium, paid to the insurer for you', added - row.down_payment),
        ...(row.doc_stamps > 0 ? [line(STAMPS, row.doc_stamps)] : []),
      ],
      total: ['Amount financed', plainMoney(row.amount_financed)],
    },
    {
      title: 'The contract from now on',
      rows: [
        line('Present balance', row.present_balance),
        line('Amount financed', row.amount_financed),
        line('Finance charge', row.finance_charge),
      ],
      total: ['Total of payments', plainMoney(row.total_of_payments)],
    },
  ];
}
