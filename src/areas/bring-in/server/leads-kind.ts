import { type LeadInput, leadInput } from '#areas/leads/contract.ts';
import { leadProblems } from '#areas/leads/rules.ts';
import { addBroughtLead, fillLead, findSameLeads } from '#areas/leads/server/public.ts';
import { LEAD_STATUSES, type LeadStatus } from '#areas/leads/statuses.ts';
import { marksOf } from '#platform/shared/duplicates.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import { personName } from './customers-kind.ts';
import { decoded, officeOf } from './judged.ts';
import { type BroughtKind, inTurn } from './kind.ts';

interface BroughtLead {
  input: LeadInput;
  status: LeadStatus | undefined;
}

export const LEADS_KIND: BroughtKind<BroughtLead> = {
  async judge(_, rows, judging) {
    return rows.map((row) => {
      const { officeId, problems } = officeOf(row, judging);
      const { status: given, ...fields } = row.input;
      const status = LEAD_STATUSES.find((each) => each === String(given ?? '').toLowerCase());
      const wrong: FieldErrors =
        given && !status ? { status: [`Write one of: ${LEAD_STATUSES.join(', ')}.`] } : {};
      const { input, ...read } = decoded(leadInput, { ...fields, officeId });
      // A day to follow up on may have passed by the time a file is brought in.
      const all = {
        ...problems,
        ...wrong,
        ...read.problems,
        ...(input && leadProblems(input, judging.today, input.followUpOn)),
      };
      const isFine = input && Object.keys(all).length === 0;
      return { row: row.row, problems: all, ...(isFine && { record: { input, status } }) };
    });
  },

  findSame: (db, judged) =>
    findSameLeads(
      db,
      judged.map(({ row, record }) => ({ ...record.input, row })),
    ),

  marksOf: ({ input }) => marksOf(input),
  addAll: (db, worker, leads) =>
    inTurn(leads, async ({ input, status }) => (await addBroughtLead(db, worker, input, status)).id),
  fill: (db, worker, id, { input }) => fillLead(db, worker, id, input),
  nameOf: personName,
};
