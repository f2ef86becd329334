import { useQuery } from '@tanstack/react-query';
import { bankQuery } from './method-queries.ts';

export interface FoundBank {
  /** '' while there is none. */
  name: string;
  isAsked: boolean;
  isRefused: boolean;
}

/** The bank of a routing number, once all of it is typed. */
export function useBank(routing: string): FoundBank {
  const { data, isFetching } = useQuery(bankQuery(routing));
  return {
    name: data?.valid ? data.name : '',
    isAsked: isFetching && data === undefined,
    isRefused: data?.valid === false,
  };
}
