import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { commissionFigures } from '../figures-contract.ts';

/** Apart from the others, since the home screen loads no more than it needs. */
export const figuresQuery = queryOptions({
  queryKey: ['commission-figures'],
  queryFn: ({ signal }) => call(commissionFigures, { signal }),
});
