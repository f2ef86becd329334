import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { customerOffices } from '#areas/customers/contract.ts';
import { call } from '#platform/web/api/call.ts';
import * as contract from '../contract.ts';

const KEY = 'end-of-day';

export interface DaySearch {
  office?: number | undefined;
  date?: string | undefined;
}

export function dayQuery({ office, date }: DaySearch) {
  return queryOptions({
    queryKey: [KEY, { office, date }],
    queryFn: ({ signal }) => call(contract.findOfficeDay, { query: { office, date }, signal }),
    staleTime: 0,
  });
}

export const openOfficesQuery = queryOptions({
  queryKey: [KEY, 'offices'],
  queryFn: async ({ signal }) =>
    (await call(customerOffices, { signal })).results.filter(({ isClosed }) => !isClosed),
  staleTime: 0,
});

/** What a change answers is the day as it is then; whoever was too late asks for it. */
function useDayChange<Input>(change: (input: Input) => Promise<contract.OfficeDay>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [KEY] }),
  });
}

type Keyed<Body> = { body: Body; key: string };

export const useCountCash = () =>
  useDayChange((body: Parameters<typeof contract.countInput.encode>[0]) =>
    call(contract.countCash, { body }),
  );

export const useCloseDay = () =>
  useDayChange(({ body, key }: Keyed<{ office: number; date: string; reason: string; seen?: string }>) =>
    call(contract.closeDay, { body, idempotencyKey: key }),
  );

export const useReopenDay = () =>
  useDayChange(({ body, key }: Keyed<{ office: number; date: string; reason: string }>) =>
    call(contract.reopenDay, { body, idempotencyKey: key }),
  );

export function slipAddress(office: number, date: string): string {
  return `${contract.depositSlip.path}?office=${office}&date=${date}`;
}
