import type { Call } from '#platform/server/http/mount.ts';
import { changeRecord, type RecordKind } from '#platform/server/records/save-record.ts';
import { showMoney, showPercent } from '#platform/shared/money.ts';
import type { AddOn, updateAddOn as updateEndpoint } from '../contract.ts';
import { ADD_ON_LOG } from '../log.ts';
import { COST_TYPES, catalogueProblems, INCLUDE_LEVELS, type IncludeLevel } from '../rules.ts';
import * as store from './store.ts';

const ADD_ONS: RecordKind<AddOn> = {
  subject: ADD_ON_LOG.subject,
  lock: store.lockAddOn,
  find: store.findAddOn,
  logged: ({ id, version, ...item }) => ({
    ...item,
    cost: item.cost_type === 2 ? showPercent(item.cost) : showMoney(item.cost),
    cost_type: COST_TYPES[item.cost_type],
    lite_switch: INCLUDE_LEVELS[item.lite_switch as IncludeLevel],
  }),
};

export function updateAddOn(call: Call<typeof updateEndpoint>): Promise<AddOn> {
  const { db, params, body } = call;
  const { version, ...fields } = body;
  return changeRecord(
    ADD_ONS,
    call,
    { id: params.id, version },
    {
      problems: () => catalogueProblems(body),
      change: () => store.updateAddOn(db, params.id, fields),
    },
  );
}
