import { changedWords, restoredWords } from '#areas/commissions/rules.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { undoAssignment } from '../assignment-contract.ts';
import { texts } from './texts.ts';

/** What undoing an assignment changed, and in which files. */
export function undoneWords({ lines, files, restored }: AnswerOf<typeof undoAssignment>): string[] {
  return [
    texts.assignments.undone(lines),
    ...files.map((file) => changedWords(file, texts.assignments.unmatchedAgain)),
    ...restored.map(restoredWords),
  ];
}
