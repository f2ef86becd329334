interface Company {
  id: number;
  name: string;
}

/** The companies that every list names, in the order of the first. */
export function offeredToAll<Offered extends Company>(lists: readonly (readonly Offered[])[]): Offered[] {
  const [first = [], ...others] = lists;
  return first.filter(({ id }) => others.every((list) => list.some((company) => company.id === id)));
}
