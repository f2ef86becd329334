import type { CompanyView } from '#areas/finance-gateway/rules.ts';
import {
  type AskedCompany,
  findAskedCompany,
  type Gateways,
  wayTo,
} from '#areas/finance-gateway/server/public.ts';
import { listPaymentsOf } from '#areas/receipts/server/public.ts';
import type { Call, CallOutside, InTransaction } from '#platform/server/http/call.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { Contract } from '../contract.ts';
import type { contractPaymentDetails, PaymentDetails } from '../payment-contract.ts';
import { companyViewOf } from '../rules/company-view.ts';
import { fundingOf } from '../rules/payments.ts';
import { findCustomerMemo } from './choice-store.ts';
import { listLines } from './ledger-store.ts';
import { loadContract } from './load-contract.ts';

type Details = typeof contractPaymentDetails;

interface Found {
  company: AskedCompany;
  contract: Contract;
  customerMemo: string;
  ours: CompanyView;
}

const UNKNOWN = { results: null, isError: true };

/** The company is asked once the transaction has ended; one that is not integrated has nothing to tell. */
export function paymentDetails(gateways: Gateways) {
  return {
    within: find,
    after: async (
      found: Found | undefined,
      { config, secrets, database, session }: CallOutside<Details>,
    ): Promise<AnswerOf<Details>> => {
      if (!found) return UNKNOWN;
      const { company, contract, customerMemo, ours } = found;
      const inTransaction: InTransaction = (work) => database.asTenant(session, work);
      const gateway = gateways({ config, secrets, inTransaction }, company);
      const { contractNumber } = contract;
      const view = await gateway?.detailsOf({ contractNumber, customerMemo, ours });
      return gateway && view
        ? { results: detailsOf(contract, view, gateway.isSandbox), isError: false }
        : UNKNOWN;
    },
  };
}

async function find({ db, session, config, params }: Call<Details>): Promise<Found | undefined> {
  const contract = await loadContract(db, session, params.id);
  const { name, finance_company_details } = contract.company;
  if (finance_company_details.isIntegrated !== 1) return undefined;
  const company = (await findAskedCompany(db, contract.compID)) as AskedCompany;
  if (!wayTo(config, company)) throw refuse.fields({ id: [`No address is set up for ${name}.`] });
  const payments = await listPaymentsOf(db, contract.id);
  const posted = payments.filter(({ post }) => post?.posted === 'posted' || post?.posted === 'manual');
  const receipts = new Set(posted.map(({ id }) => id));
  const ours = companyViewOf(contract, await listLines(db, contract.id), receipts);
  return { company, contract, customerMemo: await findCustomerMemo(db, contract.customerID), ours };
}

function detailsOf(contract: Contract, view: CompanyView, isSandbox: boolean): PaymentDetails {
  return {
    financeCompanyName: contract.company.name,
    contractNumber: contract.contractNumber,
    fundingStatus: fundingOf(contract),
    List: {
      contract_status: view.status,
      AmountDue: view.amountDue,
      DateAmountDue: view.dueOn,
      payoff_amount: view.payoff,
      payoff_date: view.payoffOn,
      payment_remaining: view.paymentsLeft,
    },
    History: view.history.map(({ on, what, amount }) => ({
      Trans_date: on,
      transdesc1: what,
      TransSign: amount < 0 ? 'N' : 'P',
      trans_amt: Math.abs(amount),
    })),
    isSandbox,
  };
}
