import { customerRows } from '#areas/customers/server/public.ts';

export const CALLS_OF_CUSTOMER = [
  customerRows({ table: 'telephony_calls', thing: 'calls', isVersioned: true, seen: ['version'] }),
];
