import { sql } from 'kysely';
import { tellPeople } from '#areas/notifications/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { PostRow } from './post-store.ts';

/** Whoever voided the receipt, and the owners, hear that the company still has the money. */
export async function tellNotReversed(db: Db, masterId: number, post: PostRow): Promise<void> {
  const owners = await listOwners(db);
  await tellPeople(db, {
    masterId,
    to: [...new Set([...(post.voided_by === null ? [] : [post.voided_by]), ...owners])],
    title: 'Payment Not Reversed',
    message: `${post.company.name} did not take back ${showMoney(post.amount)} of voided receipt ${post.receipt} on contract ${post.contract_number || `#${post.contract_id}`}. Contact them to reverse it by hand.`,
    priority: 2,
    link: `/finance/${post.contract_id}#payment`,
    onceKey: `not-reversed-${post.id}`,
  });
}

async function listOwners(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('employees')
    .select('id')
    .where(sql<boolean>`permissions @> '{"PRowner": 1}'`)
    .where('disabled_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
