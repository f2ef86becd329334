import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse, refuseProblems } from '#platform/server/http/refusal.ts';
import { findRecord, keepChanged, refuseAnyStale } from '#platform/server/records/save-record.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { Customer } from '../contract.ts';
import type * as contract from '../merge-contract.ts';
import { mergedFields, mergeProblems, whyNotOther } from '../merge-rules.ts';
import { fieldsOf } from '../rules.ts';
import { type CustomerRows, customerRows, type MovedRow } from './customer-rows.ts';
import * as store from './merge-store.ts';
import { CUSTOMERS } from './save-customer.ts';

/** Whoever was merged into the merged one is found under whoever stays. */
const OLDER_MERGES = customerRows({ table: 'customer_merges', seen: 'nothing' });

export const withOwn = (rows: readonly CustomerRows[]) => [...rows, OLDER_MERGES];

type Compare = Call<typeof contract.compareCustomers>;
type Merge = Call<typeof contract.mergeCustomers>;

export function compareCustomers(rows: readonly CustomerRows[]) {
  return async ({ db, params }: Compare): Promise<contract.Compared> => {
    const { kept, merged } = await bothOf(params.id, params.other, (id) => CUSTOMERS.find(db, id));
    const moves: Counts = {};
    for (const { thing, count } of rows) if (thing) moves[thing] = await count(db, merged.id);
    return { kept, merged, moves: moves as contract.Compared['moves'] };
  };
}

/** The two are locked in the order of their numbers: of two people who merge crosswise, the second finds one customer. */
export function mergeCustomers(rows: readonly CustomerRows[]) {
  return async ({ db, session, params, body }: Merge): Promise<AnswerOf<typeof contract.mergeCustomers>> => {
    const { kept, merged } = await bothOf(params.id, body.other, (id) => CUSTOMERS.lock(db, id));
    const seen = [
      { ...kept, seen: body.version },
      { ...merged, seen: body.otherVersion },
    ];
    await refuseAnyStale(db, CUSTOMERS.subject, seen, 'Compare the two again.');
    const fields = mergedFields(fieldsOf(kept), fieldsOf(merged), body.take);
    refuseProblems(mergeProblems(fields));
    const moved: Record<string, MovedRow[]> = {};
    for (const { key, move } of withOwn(rows)) moved[key] = await move(db, merged.id, kept.id);
    await store.writeFields(db, session.masterId, kept.id, fields);
    const mergeId = await store.insertMerge(db, session, {
      kept,
      merged,
      moved: Object.fromEntries(Object.entries(moved).map(([key, list]) => [key, list.map(({ id }) => id)])),
      seen: await fingerprints(db, kept.id, rows),
    });
    await store.removeCustomer(db, merged.id);
    const named = namesOf(rows, moved);
    const more = { customer: `${merged.name} (${merged.id})`, ...named };
    const customer = await keepChanged(CUSTOMERS, { db, session }, 'merged', kept, more);
    return { mergeId, customer, moved: countsOf(rows, moved) };
  };
}

/** Both, or a refusal that says which of them is not there. */
async function bothOf(
  id: number,
  otherId: number,
  take: (id: number) => Promise<Customer | undefined>,
): Promise<{ kept: Customer; merged: Customer }> {
  const found = new Map<number, Customer | undefined>();
  for (const each of [id, otherId].toSorted((a, b) => a - b)) found.set(each, await take(each));
  const [kept, merged] = [found.get(id), found.get(otherId)];
  if (!kept) throw refuse.notFound();
  refuseProblems(whyNotOther(id, otherId, merged !== undefined));
  return { kept, merged: merged as Customer };
}

export async function fingerprints(
  db: Db,
  customerId: number,
  rows: readonly CustomerRows[],
): Promise<store.Seen> {
  const { version } = await findRecord(CUSTOMERS, db, customerId);
  const seen: store.Seen = { record: String(version) };
  for (const { key, fingerprint } of rows) {
    const print = await fingerprint(db, customerId);
    if (print !== undefined) seen[key] = print;
  }
  return seen;
}

type Counts = Partial<Record<contract.MovedThing, number>>;

/** What the entry in the log names; what moved not at all is not in it. */
function namesOf(rows: readonly CustomerRows[], moved: Record<string, MovedRow[]>): Record<string, string[]> {
  const lists = rows.flatMap(({ thing, key }) => (thing ? [[thing, moved[key] ?? []] as const] : []));
  return Object.fromEntries(
    lists.filter(([, list]) => list.length > 0).map(([thing, list]) => [thing, list.map(({ name }) => name)]),
  );
}

function countsOf(rows: readonly CustomerRows[], moved: Record<string, MovedRow[]>) {
  const lists = rows.flatMap(({ thing, key }) => (thing ? [[thing, moved[key]?.length ?? 0] as const] : []));
  return Object.fromEntries(lists) as contract.Compared['moves'];
}
