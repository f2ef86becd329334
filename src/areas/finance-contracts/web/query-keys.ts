// Apart from the queries, whose schemas load with the screens.
export const KEY = 'finance-contracts';

/** What belongs to one contract beside its record: policies, ledger, payments, log. */
export const partsKey = (id: number) => [KEY, 'parts', id] as const;
