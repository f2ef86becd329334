import { findCustomersNamed } from '#areas/customers/server/public.ts';
import { policyInput } from '#areas/policies/contract.ts';
import { policyProblems } from '#areas/policies/rules.ts';
import { addBroughtPolicy, type BroughtPolicy, findSamePolicies } from '#areas/policies/server/public.ts';
import { POLICY_STATUSES } from '#areas/policies/statuses.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import { bare } from '../fields.ts';
import { type Brought, decoded, type Judging, officeOf } from './judged.ts';
import { type BroughtKind, inTurn } from './kind.ts';
import { findBroughtCustomers } from './row-store.ts';

export const POLICIES_KIND: BroughtKind<BroughtPolicy> = {
  async judge(db, rows, judging) {
    const texts = (name: string) => rows.map(({ input }) => String(input[name] ?? '')).filter(Boolean);
    const numbers = await findBroughtCustomers(db, texts('customerNumber'));
    const names = await findCustomersNamed(db, texts('customerName'));
    const ownerOf = ({ input }: Brought) =>
      numbers.get(String(input.customerNumber ?? '')) ?? names.get(String(input.customerName ?? ''));
    return rows.map((row) => {
      const customerId = ownerOf(row);
      const { problems, policy } = termOf(row, judging);
      const all = { ...(customerId ? {} : customerProblem(row)), ...problems };
      const isFine = policy && customerId !== undefined && Object.keys(all).length === 0;
      return { row: row.row, problems: all, ...(isFine && { record: { ...policy, customerId } }) };
    });
  },

  findSame: (db, judged) =>
    findSamePolicies(
      db,
      judged.map(({ row, record: { input } }) => ({
        row,
        policyNumber: input.policyNumber,
        productId: input.productId,
        effdate: input.effdate,
      })),
    ),

  marksOf: ({ input: { policyNumber, productId, effdate } }) => [
    `${bare(policyNumber)} ${productId} ${effdate}`,
  ],
  addAll: (db, worker, policies) => inTurn(policies, (policy) => addBroughtPolicy(db, worker, policy)),
  nameOf: ({ policyNumber }) => String(policyNumber ?? ''),
};

function customerProblem({ input }: Brought): FieldErrors {
  if (input.customerNumber)
    return { customerNumber: ['No customer was brought in with this number. Bring the customers in first.'] };
  return { customerName: ['There is not exactly one customer with this name.'] };
}

function termOf(
  row: Brought,
  judging: Judging,
): { problems: FieldErrors; policy?: Omit<BroughtPolicy, 'customerId'> } {
  const { company, product, status: given, cancelledOn = null, cancelReason, ...fields } = row.input;
  const [companyName, productName] = [String(company ?? ''), String(product ?? '')];
  const productId = judging.named.productId(companyName, productName);
  const office = officeOf(row, judging);
  const status = POLICY_STATUSES.find((each) => each === String(given || 'active').toLowerCase());
  const { input, problems } = decoded(policyInput, {
    premium: 0,
    ...fields,
    purpose: String(fields.purpose || 'NEW').toUpperCase(),
    productId: productId ?? 1,
    officeId: office.officeId,
  });
  const all: FieldErrors = { ...office.problems, ...problems, ...(input && policyProblems(input)) };
  if (productId === undefined)
    Object.assign(
      all,
      judging.named.hasCompany(companyName)
        ? { product: [`${companyName} has no product “${productName}”. Add it under Companies.`] }
        : { company: [`There is no company “${companyName}”. Add it under Companies.`] },
    );
  if (!status) all.status = [`Write one of: ${POLICY_STATUSES.join(', ')}.`];
  if ((status === 'cancelled') !== (cancelledOn !== null))
    all.cancelledOn = ['A policy has this day exactly when it is cancelled.'];
  if (!input || !status) return { problems: all };
  const ended = {
    status,
    cancelledOn: cancelledOn as string | null,
    cancelReason: String(cancelReason ?? ''),
  };
  return { problems: all, policy: { input, ...ended } };
}
