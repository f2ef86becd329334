import type pg from 'pg';
import { BUZZ_ADD_ON } from '#areas/account-buzz/rules.ts';
import { GATES } from '#platform/shared/gates.ts';

/** Add-ons that the product itself looks for by their numbers. */
const KNOWN = [
  { id: BUZZ_ADD_ON, name: 'Agency Buzz' },
  { id: GATES.dictation.addOn, name: 'Dictation' },
];

/** A new provider sells these; for nothing until accounting users set a price. */
export async function addKnownAddOns(owner: pg.ClientBase, provider: number): Promise<void> {
  for (const { id, name } of KNOWN)
    await owner.query(
      `INSERT INTO add_ons (master_id, id, name, bill_type, cost_type, cost, lite_switch)
       VALUES ($1, $2, $3, 'flat_monthly', 1, 0, 999)`,
      [provider, id, name],
    );
}
