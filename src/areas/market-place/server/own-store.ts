import { sql } from 'kysely';
import type { BillType, CostType } from '#areas/account-add-ons/rules.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { MarketAddOn } from '../contract.ts';
import { addOnState, type Outcome } from '../rules.ts';

interface MarketRow {
  id: number;
  name: string;
  description: string;
  cost: number;
  cost_type: CostType;
  bill_type: BillType;
  is_included: boolean;
  is_yours: boolean;
  request_id: number | null;
  requested_by_name: string;
  note: string;
  requested_at: Date;
  outcome: Outcome | null;
  answer: string;
  answered_at: Date | null;
}

/** The catalogue is the provider's: an agency sees it through a function that answers for itself alone. */
export async function listMarketPlace(db: Db): Promise<MarketAddOn[]> {
  const { rows } = await sql<MarketRow>`
    SELECT id, name, description, cost, cost_type, bill_type, is_included, is_yours, request_id, requested_by_name,
      note, requested_at, outcome, answer, answered_at
    FROM list_market_place()`.execute(db);
  return rows.map(addOnOf);
}

function addOnOf({ is_included, is_yours, ...row }: MarketRow): MarketAddOn {
  const request =
    row.request_id === null
      ? null
      : {
          id: row.request_id,
          by: row.requested_by_name,
          at: row.requested_at,
          note: row.note,
          outcome: row.outcome,
          answer: row.answer,
          answeredAt: row.answered_at,
        };
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    cost: row.cost,
    cost_type: row.cost_type,
    bill_type: row.bill_type,
    isIncluded: is_included,
    state: addOnState(is_yours, request),
    request,
  };
}

interface Asked {
  provider: number;
  /** Null when it was not made. */
  request: number | null;
  is_yours: boolean;
}

/** Nothing when the provider sells no such add-on. */
export async function askFor(
  db: Db,
  { addOnId, employeeId, note }: { addOnId: number; employeeId: number; note: string },
): Promise<Asked | undefined> {
  const { rows } = await sql<Asked>`
    SELECT provider, request, is_yours FROM request_add_on(${addOnId}, ${employeeId}, ${note})`.execute(db);
  return rows[0];
}
