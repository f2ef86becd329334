import type { Call } from '#platform/server/http/mount.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import { flagOf } from '#platform/shared/permissions.ts';
import type { Contract, hideContract, voidContract as voidEndpoint } from '../contract.ts';
import { whyNotVoid } from '../rules/actions.ts';
import { factsOf } from '../rules/contract-facts.ts';
import { contractKind } from './load-contract.ts';
import { voidLedger } from './move-ledger.ts';
import { updateContract } from './store.ts';

/** Of two at the same time, the second waits for the first and finds the contract voided. */
export function voidContract(call: Call<typeof voidEndpoint>): Promise<Contract> {
  const { db, session, params, query } = call;
  const meant = { id: params.id, version: query.version };
  return changeRecord(contractKind(session), call, meant, {
    action: 'voided',
    whyNot: (before) => whyNotVoid(factsOf(before)),
    change: async (before) => {
      await voidLedger(db, session, before);
      await updateContract(db, before.id, { status: 'Voided' });
    },
  });
}

/** A contract that is there already stays as it is. */
export function showOrHide(active: boolean) {
  return ({ db, session, params }: Call<typeof hideContract>): Promise<Contract> =>
    changeRecord(contractKind(session), { db, session }, params, {
      action: active ? 'shown' : 'hidden',
      isDone: (before) => before.active === flagOf(active),
      change: (before) => updateContract(db, before.id, { active }),
    });
}
