/** Asks for the rows of a paged query again and again while one of them waits for something that happens elsewhere. */
export function pollWhile<Row>(isWaiting: (row: Row) => boolean, everyMs: number) {
  return {
    refetchInterval: ({ state }: { state: { data?: unknown } }) => {
      const { pages = [] } = (state.data ?? {}) as { pages?: { results: Row[] }[] };
      return pages.some(({ results }) => results.some(isWaiting)) ? everyMs : (false as const);
    },
  };
}
