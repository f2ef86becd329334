import { hasCustomer } from '#areas/customers/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { addRecord } from '#platform/server/records/save-record.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { addContract as addEndpoint, Contract, NewContractInput } from '../contract.ts';
import { numberOf } from '../rules/contract-facts.ts';
import { lockPolicies } from './choice-store.ts';
import { columnsOf } from './columns-of.ts';
import { judgeContract } from './judge-contract.ts';
import { contractKind, loadContract } from './load-contract.ts';
import { openLedger } from './move-ledger.ts';
import { insertContract, lockContracts, replacePolicies } from './store.ts';
import { refuseTakenNumber } from './taken-number.ts';

type Add = Pick<Call<typeof addEndpoint>, 'db' | 'session' | 'body'>;

export async function addContract(call: Add, told: Told = {}): Promise<Contract> {
  const { db, session, body } = call;
  const { operationId, ...logged } = told;
  const { customerID: customerId, transferContractId, ...input } = body;
  const policies = await lockPolicies(db, input.policyIds);
  const old = await oldContract(call);
  const transferred = Math.max(0, old?.balance ?? 0);
  const { problems, found } = await judgeContract(db, {
    input,
    customerId,
    policies,
    transferred,
    transferContractId,
  });
  return addRecord(
    contractKind(session),
    { db, session },
    {
      ...logged,
      problems: async () => ({
        ...(!(await hasCustomer(db, customerId)) && {
          customerID: ['There is no such customer in your agency.'],
        }),
        ...problems,
        ...transferProblems(body, old),
      }),
      add: async () => {
        const id = await refuseTakenNumber(
          insertContract(db, {
            ...columnsOf(input, found, transferred),
            master_id: session.masterId,
            customer_id: customerId,
            transfer_contract_id: transferContractId,
            ...(operationId !== undefined && { operation_id: operationId }),
          }),
        );
        await replacePolicies(db, session.masterId, id, input.policyIds);
        if (input.contractStatus === 'Approved') {
          const purposes = policies.map(({ purpose }) => purpose);
          await openLedger(db, session, await loadContract(db, session, id), purposes);
        }
        return id;
      },
    },
  );
}

/** What the log says about it, where that is not that somebody added it. */
export interface Told {
  action?: string;
  more?: Record<string, unknown>;
  /** The work that makes it, where a later try looks for what an earlier one made. */
  operationId?: string;
}

/** The contract to roll over, as nobody else can change it until this transaction ends. */
async function oldContract({ db, session, body }: Add): Promise<Contract | undefined> {
  if (body.transferContractId === null) return undefined;
  await lockContracts(db, [body.transferContractId]);
  return contractKind(session).find(db, body.transferContractId);
}

function transferProblems(
  { transferContractId, customerID }: NewContractInput,
  old: Contract | undefined,
): FieldErrors {
  if (transferContractId === null) return {};
  if (!old || old.customerID !== customerID || old.contractStatus !== 'Approved')
    return { transferContractId: ['Choose an approved contract of this customer.'] };
  if (old.rolledInto !== null)
    return {
      transferContractId: [`Contract ${numberOf(old)} was rolled over into ${old.rolledInto} already.`],
    };
  return old.balance > 0
    ? {}
    : { transferContractId: [`Contract ${numberOf(old)} has no balance to roll over.`] };
}
