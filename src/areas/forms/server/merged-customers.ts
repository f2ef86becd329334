import { customerRows } from '#areas/customers/server/public.ts';

/** They go along with their files, which the person is told about. */
export const FILLS_OF_CUSTOMER = [customerRows({ table: 'form_fills', seen: 'nothing' })];
