/** So many are looked at without asking for more. */
const FEW = 5;

/** This browser and the first of the others; all of them once somebody wants to see them. */
export function shownSessions<Session extends { isThis: boolean }>(
  sessions: readonly Session[],
  isUnfolded: boolean,
): readonly Session[] {
  const thisFirst = sessions.toSorted((a, b) => Number(b.isThis) - Number(a.isThis));
  return isUnfolded ? thisFirst : thisFirst.slice(0, FEW);
}
