import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { Contract, ContractInput } from '../contract.ts';
import { type Around, type Computed, computed, figureProblems } from '../rules/fields.ts';
import { type ChosenPolicy, findCompany } from './choice-store.ts';
import { financingProblems } from './judge-financing.ts';

/** The input with what it is judged by. */
export interface Asked {
  input: Omit<ContractInput, 'version'>;
  customerId: number;
  policies: readonly ChosenPolicy[];
  /** The balance that is rolled over. */
  transferred: number;
  /** The contract that it comes from. */
  transferContractId: number | null;
  before?: Contract;
}

export interface Judged {
  problems: FieldErrors;
  found: Computed;
}

/** Everything that is wrong with the fields of a contract, and what follows from them. */
export async function judgeContract(db: Db, asked: Asked): Promise<Judged> {
  const around = aroundOf(asked);
  const problems = {
    ...(await companyProblems(db, asked)),
    ...figureProblems(asked.input, around),
    ...(await secondFinancing(db, asked)),
    ...policyProblems(asked),
  };
  return { problems, found: computed(asked.input, around) };
}

function aroundOf({ policies, transferred, before }: Asked): Around {
  const days = policies.map(({ effdate }) => effdate).toSorted();
  return { transferred, policyMinDate: days[0] ?? null, storedApr: before?.APR ?? null };
}

/** A company that is no longer worked with stays on the contract that has it. */
async function companyProblems(db: Db, { input, before }: Asked): Promise<FieldErrors> {
  const company = await findCompany(db, input.compID);
  if (!company) return { compID: ['Choose a finance company of your agency.'] };
  if (input.compID === before?.compID) return {};
  if (!company.is_finance) return { compID: [`${company.name} is not a finance company. Choose another.`] };
  return company.active ? {} : { compID: [`${company.name} is no longer worked with. Choose another.`] };
}

/** Quotes may compete for a policy. An approved contract keeps those that it has. */
async function secondFinancing(
  db: Db,
  { input, policies, transferContractId, before }: Asked,
): Promise<FieldErrors> {
  if (input.contractStatus !== 'Approved') return {};
  return financingProblems(db, {
    policies,
    financed: input,
    own: [before?.id, transferContractId].filter((id) => typeof id === 'number'),
    kept: before?.contractStatus === 'Approved' ? before.policyIds : [],
  });
}

function policyProblems({ input, customerId, policies }: Asked): FieldErrors {
  const theirs = new Set(policies.filter((each) => each.customer_id === customerId).map(({ id }) => id));
  const isWrong = input.policyIds.some((id) => !theirs.has(id));
  return isWrong ? { policyIds: ['Choose policies of this customer.'] } : {};
}
