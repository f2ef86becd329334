import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { commissionFigures } from '../figures-contract.ts';

/**
 * Apart from the others, since the home screen loads no more than it needs. Its key is one of the files: whatever
 * changes them or their lines changes these figures.
 */
export const figuresQuery = queryOptions({
  queryKey: ['commissions', 'files', 'figures'],
  queryFn: ({ signal }) => call(commissionFigures, { signal }),
});
