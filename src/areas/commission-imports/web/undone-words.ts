import { changedWords, restoredWords } from '#areas/commissions/rules.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { undoAssignment } from '../assignment-contract.ts';
import { counted } from '../rules.ts';

/** What undoing an assignment changed, and in which files. */
export function undoneWords({ lines, files, restored }: AnswerOf<typeof undoAssignment>): string[] {
  return [
    `${counted(lines, 'line is', 'lines are')} unmatched again.`,
    ...files.map((file) => changedWords(file, 'unmatched again')),
    ...restored.map(restoredWords),
  ];
}
