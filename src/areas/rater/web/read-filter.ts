import type { QuoteFilter } from '../list-contract.ts';

interface FilterSearch extends Omit<QuoteFilter, 'line'> {
  line?: string | undefined;
}

/** The part of the address that filters; the server refuses a line that there is not. */
export function readFilter({
  query,
  state,
  line,
  person,
  customer,
  lead,
  from,
  to,
}: FilterSearch): QuoteFilter {
  return { query, state, line: line as QuoteFilter['line'], person, customer, lead, from, to };
}
