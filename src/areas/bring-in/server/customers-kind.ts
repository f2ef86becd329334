import { type CustomerInput, customerInput } from '#areas/customers/contract.ts';
import { customerProblems } from '#areas/customers/rules.ts';
import { addCustomers, fillCustomer, findSameCustomers } from '#areas/customers/server/public.ts';
import { marksOf } from '#platform/shared/duplicates.ts';
import { decoded, officeOf } from './judged.ts';
import type { BroughtKind } from './kind.ts';

export const CUSTOMERS_KIND: BroughtKind<CustomerInput> = {
  async judge(_, rows, judging) {
    return rows.map((row) => {
      const { officeId, problems } = officeOf(row, judging);
      const { input, ...read } = decoded(customerInput, { ...row.input, officeId });
      const all = { ...problems, ...read.problems, ...(input && customerProblems(input, judging.today)) };
      return {
        row: row.row,
        problems: all,
        ...(input && Object.keys(all).length === 0 && { record: input }),
      };
    });
  },

  findSame: (db, judged) =>
    findSameCustomers(
      db,
      judged.map(({ row, record }) => ({ ...record, row })),
    ),

  marksOf,
  addAll: addCustomers,
  fill: fillCustomer,
  nameOf: personName,
};

export function personName(input: Record<string, unknown>): string {
  return String(input.businessName || `${input.firstName ?? ''} ${input.lastName ?? ''}`).trim();
}
