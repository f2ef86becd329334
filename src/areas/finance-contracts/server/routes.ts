import { hasCustomer } from '#areas/customers/server/public.ts';
import { type Gateways, openGateway } from '#areas/finance-gateway/server/public.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { additionalPremium } from '../additional-contract.ts';
import { financeAgreement } from '../agreement-contract.ts';
import { computeApr as aprEndpoint } from '../apr-contract.ts';
import * as contract from '../contract.ts';
import * as ledger from '../ledger-contract.ts';
import { lookupContracts as lookupEndpoint } from '../lookup-contract.ts';
import * as payments from '../payment-contract.ts';
import { addContract } from './add-contract.ts';
import { addPremium, type ConfirmEndorsement } from './add-premium.ts';
import { computeApr } from './compute-apr.ts';
import { contractRowOf } from './contract-of.ts';
import { fundContract } from './fund-contract.ts';
import { listDetails, listLog, listUnfunded } from './list-ledger.ts';
import { listPayments } from './list-payments.ts';
import { listPolicies } from './list-policies.ts';
import { loadContract, todayOf } from './load-contract.ts';
import { lookupContracts } from './lookup-contracts.ts';
import { paymentDetails } from './payment-details.ts';
import { printAgreement } from './print-agreement.ts';
import { saveContract } from './save-contract.ts';
import { listOfCustomer } from './store.ts';
import { showOrHide, voidContract } from './switch-contract.ts';

/** Without quotes there is no endorsement to confirm. */
const CONFIRMS_NONE: ConfirmEndorsement = async () => false;

export function financeContractRoutes(
  mount: Mount,
  gateways: Gateways = openGateway,
  confirm: ConfirmEndorsement = CONFIRMS_NONE,
): void {
  mount(aprEndpoint, computeApr);
  mount(contract.customerContracts, async ({ db, session, params: { customerId } }) => {
    const rows = await listOfCustomer(db, customerId);
    // Only a customer without contracts needs to be looked for.
    if (rows.length === 0 && !(await hasCustomer(db, customerId))) throw refuse.notFound();
    const today = todayOf(session);
    return { premiumFinance: rows.map((row) => contractRowOf(row, today)) };
  });
  mount(contract.findContract, ({ db, session, params }) => loadContract(db, session, params.id));
  mount(lookupEndpoint, lookupContracts);
  mount(contract.addContract, addContract);
  mount(contract.saveContract, saveContract);
  mount(contract.voidContract, voidContract);
  mount(contract.hideContract, showOrHide(false));
  mount(contract.unhideContract, showOrHide(true));
  mount(ledger.contractPolicies, listPolicies);
  mount(ledger.contractDetails, listDetails);
  mount(ledger.unfundedItems, listUnfunded);
  mount(ledger.fundContract, fundContract);
  mount(additionalPremium, addPremium(confirm));
  mount(financeAgreement, printAgreement);
  mount(ledger.contractLog, listLog);
  mount(payments.contractPayments, listPayments);
  mount(payments.contractPaymentDetails, paymentDetails(gateways));
}
