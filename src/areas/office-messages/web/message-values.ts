import type { z } from 'zod';
import { fieldErrors } from '#platform/shared/errors.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import { createInput, editInput, type OfficeMessage } from '../contract.ts';
import { plainText, typedMessage } from '../rules.ts';
import { texts } from './texts.tsx';

/** What the form of a new message contains; the picker has its offices as text. */
export type CreateValues = { officeId: string | null; message: string };

export type EditValues = { message: string };

export function createBody({ officeId, message }: CreateValues): z.input<typeof createInput> {
  return { officeId: Number(officeId), message };
}

export function createErrors(values: CreateValues): Record<string, string> {
  return errorsOf(createInput.safeParse(createBody(values)));
}

export function editValues({ message }: OfficeMessage): EditValues {
  return { message: typedMessage(message) };
}

export function editErrors(values: EditValues): Record<string, string> {
  return errorsOf(editInput.safeParse(values));
}

export function messageDifferences(theirs: OfficeMessage, mine: EditValues): Difference[] {
  const typed = typedMessage(theirs.message);
  if (typed === mine.message.trim()) return [];
  return [{ label: texts.labels.message, theirs: plainText(typed), mine: plainText(mine.message) }];
}

/** The first problem with each field. */
function errorsOf(read: z.ZodSafeParseResult<unknown>): Record<string, string> {
  if (read.success) return {};
  const errors = Object.entries(fieldErrors(read.error.issues));
  return Object.fromEntries(errors.map(([field, [first = '']]) => [field, first]));
}
