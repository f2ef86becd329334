import { accountNamed } from '#areas/accounts/server/public.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import * as contract from '../contract.ts';
import { labelOf, valueInWords } from '../rules.ts';
import { countFields, type HistoryRow, listFields, SUBJECTS } from './store.ts';

export function historyRoutes(mount: Mount): void {
  mount(contract.listHistory, async ({ db, params, query }) => {
    const { accountId } = params;
    await accountNamed(db, accountId);
    const total = await countFields(db, accountId);
    const page = { page: query.page ?? 1, per_page: query.per_page ?? Math.max(1, total) };
    const { rows, pagination } = await pageOf(page, total, (part) => listFields(db, accountId, part));
    return { results: rows.map((row) => historyOf(accountId, row)), pagination };
  });
}

function historyOf(account: number, row: HistoryRow) {
  const log = SUBJECTS.find(({ subject }) => subject === row.subject) ?? { fields: {} };
  return {
    id: `${row.id}-${row.key}`,
    revisionable_id: account,
    employee: { name: row.employee ?? 'Coverdesk' },
    key: row.key,
    label: labelOf(log, row.key),
    old_value: valueInWords(log, row.key, row.before),
    new_value: valueInWords(log, row.key, row.after),
    created_at: row.at,
  };
}
