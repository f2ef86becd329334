import { listPeopleChoices } from '#areas/employees/server/public.ts';
import { listOpenOffices } from '#areas/offices/server/public.ts';
import { listChanges } from '#platform/server/change-log/list-changes.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import * as contract from '../contract.ts';
import * as moves from '../move-contract.ts';
import { writtenPremium as writtenEndpoint } from '../written-contract.ts';
import { cancelPolicy, reinstatePolicy } from './cancel-policy.ts';
import { listPolicies } from './list-policies.ts';
import { listOne } from './list-store.ts';
import { type Follower, getPolicies, movePolicies } from './move-policies.ts';
import { customerPolicyOf } from './policy-of.ts';
import { loadPolicy, SUBJECT } from './policy-records.ts';
import { renewPolicy } from './renew-policy.ts';
import { savePolicy } from './save-policy.ts';
import { writtenPremium } from './written-premium.ts';

/** The followers are those of other areas; the application names them. */
export function policyRoutes(mount: Mount, followers: readonly Follower[] = []): void {
  mount(contract.customerPolicies, listPolicies);
  mount(contract.customerPolicyById, async ({ db, session, params }) => {
    const [row] = await listOne(db, params.customerId, params.policyId, session.officeId);
    if (!row) throw refuse.notFound();
    return { results: { ...customerPolicyOf(row), financeCompanyId: row.finance_company_id } };
  });
  mount(contract.savePolicy, savePolicy);
  mount(contract.policyChoices, async ({ db }) => ({
    people: await listPeopleChoices(db),
    offices: await listOpenOffices(db),
  }));
  mount(contract.findPolicy, ({ db, session, params }) => loadPolicy(db, session, params.id));
  mount(contract.renewPolicy, renewPolicy);
  mount(contract.cancelPolicy, cancelPolicy);
  mount(contract.reinstatePolicy, reinstatePolicy);
  mount(contract.policyLog, async ({ db, session, params, query }) => {
    await loadPolicy(db, session, params.id);
    return listChanges(db, SUBJECT, params.id, query);
  });
  mount(writtenEndpoint, writtenPremium);
  mount(moves.getPolicies, getPolicies);
  mount(moves.movePolicies, movePolicies(followers));
}
