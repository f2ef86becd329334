import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryClientConfig,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * An answer that was asked for before a change tells how things were, even if it arrives after the change. The library
 * would take such an answer as fresh; here it is asked for again.
 */
export class FreshQueryClient extends QueryClient {
  constructor(config?: QueryClientConfig) {
    super(config);
    // A saved record is put in by hand while the same record is under way.
    this.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return;
      if (event.query.state.fetchStatus === 'fetching') void this.#askAgain([event.query]);
    });
  }

  /** The library starts anew, of those under way, only what has data and is on the screen. */
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters: InvalidateQueryFilters<Key> = {},
    options: InvalidateOptions = {},
  ): Promise<void> {
    const early = this.getQueryCache().findAll({
      ...filters,
      fetchStatus: 'fetching',
    } as InvalidateQueryFilters);
    const ahead = early.filter((query) => !query.isActive());
    const first = early.filter((query) => query.isActive() && query.state.data === undefined);
    // Nobody waits for what was fetched ahead.
    if (ahead.length > 0) void this.#askAgain(ahead, filters.refetchType);
    await super.invalidateQueries(filters, options);
    if (first.length > 0) await this.#askAgain(first, filters.refetchType);
  }

  async #askAgain(early: Query[], refetchType?: InvalidateQueryFilters['refetchType']): Promise<void> {
    await Promise.allSettled(early.map(({ promise }) => promise));
    await super.invalidateQueries({ refetchType, predicate: (query) => early.includes(query) });
  }
}
