/** What of a contract decides about what it takes over. */
interface Taking {
  status: string;
  over: Taking | null;
}

/** What each approved contract takes over of the policies, in cents. */
type Shares = ReadonlyMap<Taking, readonly number[]>;

const rootOf = (model: Taking): Taking => (model.over?.status === 'Approved' ? rootOf(model.over) : model);

/** Approved contracts by the rollovers that they belong to, without those of that one. */
function chainsOf(models: readonly Taking[], without: Taking | null): Taking[][] {
  const chains = Map.groupBy(
    models.filter(({ status }) => status === 'Approved'),
    rootOf,
  );
  if (without) chains.delete(rootOf(without));
  return [...chains.values()];
}

/** What they take over of each of the two policies, a rolled over part once. */
export function takenBy(models: readonly Taking[], shares: Shares, without: Taking | null = null): number[] {
  return [0, 1].map((at) =>
    chainsOf(models, without).reduce(
      (so, chain) => so + Math.max(...chain.map((model) => shares.get(model)?.[at] ?? 0)),
      0,
    ),
  );
}

interface Asked {
  models: readonly Taking[];
  shares: Shares;
  billed: readonly number[];
}

/** Whether something is left of every policy, beside what the contract to roll over has. */
export function isFree({ models, shares, billed }: Asked, over: Taking | null): boolean {
  const others = chainsOf(models, over).flat().length;
  // Shares are whole cents: several contracts may leave a cent or two.
  return (
    others === 0 ||
    takenBy(models, shares, over).every((taken, at) => taken + others - 1 < (billed[at] as number))
  );
}
