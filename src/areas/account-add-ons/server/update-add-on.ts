import type { Call } from '#platform/server/http/mount.ts';
import { type RecordKind, saveRecord } from '#platform/server/records/save-record.ts';
import { dayAt } from '#platform/shared/clock.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import { showMoney, showPercent } from '#platform/shared/money.ts';
import type { AddOn, updateAddOn as updateEndpoint } from '../contract.ts';
import { ADD_ON_LOG } from '../log.ts';
import { COST_TYPES, catalogueProblems, INCLUDE_LEVELS, type IncludeLevel, priceProblems } from '../rules.ts';
import { discountedAccounts } from './add-on-of.ts';
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

type Update = Call<typeof updateEndpoint>;

export function updateAddOn(call: Update): Promise<AddOn> {
  const { db, session, params, body } = call;
  const { version, ...fields } = body;
  return saveRecord(
    ADD_ONS,
    call,
    { id: params.id, version },
    {
      problems: (before) => problemsOf(call, before),
      add: () => store.insertAddOn(db, session.masterId, fields),
      change: () => store.updateAddOn(db, params.id, fields),
    },
  );
}

async function problemsOf({ db, session, body }: Update, before: AddOn | undefined): Promise<FieldErrors> {
  const problems = catalogueProblems(body);
  const isCheaper = before && (body.cost < before.cost || body.cost_type !== before.cost_type);
  if (!isCheaper || Object.keys(problems).length > 0) return problems;
  const today = dayAt(session.timeZone, new Date());
  return priceProblems(body, await discountedAccounts(db, before.id), today);
}
