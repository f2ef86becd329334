import { owner } from '../../src/platform/server/testing/browser-test-people.ts';

/** Words behind every name, so that nothing fits by luck. */
const LONG_NAMES = {
  customers: {
    last_name: 'Featherstonehaugh-Cholmondeley de la Concepción',
    business_name: 'and Daughters Import, Export and Refrigerated Warehousing of the Lower Keys, LLC',
  },
  leads: { last_name: 'Featherstonehaugh-Cholmondeley de la Concepción' },
  employees: { last_name: 'Wolfeschlegelstein-Hausenbergerdorff' },
  offices: { name: 'Branch at the Corner of Old Cutler Road and Southwest 168th Street' },
  companies: { name: 'Casualty and Marine Reinsurance Underwriters of North America' },
  tasks: {
    description:
      'and then call again, because the certificate that the landlord has asked for twice is still missing',
  },
} as const;

/** What holds cents. */
const AMOUNTS = [
  'additional_premium',
  'adjusted',
  'amount',
  'amount_financed',
  'cash',
  'cents',
  'change_given',
  'checks',
  'commission',
  'commissionable',
  'cost',
  'deposit',
  'deposit_amount',
  'difference',
  'doc_stamps',
  'down_payment',
  'ending',
  'expected',
  'fee',
  'finance_charge',
  'interest',
  'last_payment',
  'mga_fee',
  'monthly_payment',
  'new_payment',
  'office_amount',
  'payment_amount',
  'policy_fee',
  'premium',
  'present_balance',
  'price_monthly',
  'setup_fee',
  'starting',
  'starting_difference',
  'stated_value',
  'tax',
  'tendered',
  'to_fund',
  'total',
  'total_of_payments',
  'transfer_balance',
];
/** Where an amount may be a percent. */
const NO_CENTS = ['account_discounts', 'add_ons'];
const TIMES = 10_000;

/** The demo world with names that are much longer and amounts that are much larger, in place of what was there. */
export async function makeLarge(): Promise<void> {
  const client = await owner().connect();
  try {
    await client.query('BEGIN');
    // Ledgers refuse changes; this world is thrown away right after.
    await client.query("SET LOCAL session_replication_role = 'replica'");
    for (const [table, names] of Object.entries(LONG_NAMES))
      for (const [column, words] of Object.entries(names))
        await client.query(
          `UPDATE ${table} SET ${column} = left(${column} || ' ' || $1, 100) WHERE ${column} <> ''`,
          [words],
        );
    for (const { table, columns } of await tablesWithAmounts())
      await client.query(
        `UPDATE ${table} SET ${columns.map((name) => `${name} = ${name} * ${TIMES}`).join(', ')}`,
      );
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

async function tablesWithAmounts(): Promise<{ table: string; columns: string[] }[]> {
  const { rows } = await owner().query(
    `SELECT quote_ident(table_name) AS "table", array_agg(quote_ident(column_name)) AS columns
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
       AND data_type = 'bigint' AND column_name = ANY ($1) AND table_name <> ALL ($2)
     GROUP BY table_name`,
    [AMOUNTS, NO_CENTS],
  );
  return rows;
}
