import { useState } from 'react';
import { usePrinting } from '#platform/web/print/printing.ts';
import type { ListSearch } from '#platform/web/table/page-params.ts';
import { useLocalPage } from '#platform/web/table/use-local-page.ts';
import type { CustomerPolicy } from '../contract.ts';
import { policiesOf } from '../policies-of.ts';
import type { PolicyState } from '../statuses.ts';
import { TERM_SORTS } from './policy-columns.tsx';
import { leadOf, rowsOf, type TermRow } from './term-row.ts';

interface LoadedTerms {
  terms: readonly CustomerPolicy[] | undefined;
  error: Error | null;
  retry: () => void;
}

/** A customer's terms as the rows of the list: policy by policy, a page of policies, the history folded but on paper. */
export function usePolicyRows(
  { terms, ...loaded }: LoadedTerms,
  search: ListSearch & { state?: PolicyState | undefined },
) {
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const isPrinting = usePrinting();
  const asked = terms?.filter(({ state }) => search.state === undefined || state === search.state);
  const policies = asked && policiesOf(asked);
  const page = useLocalPage({ ...loaded, rows: policies?.map(leadOf) }, TERM_SORTS, search);
  const folding = policies?.filter(({ earlier }) => earlier.length > 0).map(({ id }) => id) ?? [];
  const areAllUnfolded = folding.every((id) => unfolded.has(id));
  return {
    policies,
    list: {
      ...page,
      rows: page.rows?.flatMap(({ policy }) => rowsOf(policy, isPrinting || unfolded.has(policy.id))),
    },
    isUnfolded: ({ policy }: TermRow) => unfolded.has(policy.id),
    fold: ({ policy: { id } }: TermRow, isFolded: boolean) =>
      setUnfolded((now) => new Set(isFolded ? [...now].filter((each) => each !== id) : [...now, id])),
    /** Nothing to fold, or what a button for all of them does next. */
    all:
      folding.length === 0
        ? undefined
        : { areUnfolded: areAllUnfolded, toggle: () => setUnfolded(new Set(areAllUnfolded ? [] : folding)) },
  };
}
