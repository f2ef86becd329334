import type { Call } from '#platform/server/http/mount.ts';
import type { Locations, locations } from '../contract.ts';
import { type GroupKind, pathOf } from '../rules.ts';
import { listGroups } from './group-store.ts';
import { findAgency, findRecord, listInUse } from './store.ts';

type Ask = Call<typeof locations>;

export async function listLocations(call: Ask): Promise<Locations> {
  const { type } = call.params;
  if (type === 'account') return account(call);
  return type === 'office' ? offices(call) : groups(call, type);
}

async function account({ db }: Ask): Promise<Locations> {
  const agency = await findAgency(db);
  return { all: [agency], current: agency };
}

async function offices(call: Ask): Promise<Locations> {
  return { all: await listInUse(call.db), current: (await homeOffice(call)) ?? null };
}

async function groups(call: Ask, kind: GroupKind): Promise<Locations> {
  const all = await listGroups(call.db);
  const home = await homeOffice(call);
  const current = pathOf(all, home?.group_id ?? null).find((group) => group.kind === kind);
  return { all: all.filter((group) => group.kind === kind), current: current ?? null };
}

async function homeOffice({ db, session: { officeId } }: Ask) {
  return officeId === null ? undefined : findRecord(db, officeId);
}
