import { z } from 'zod';
import { moment } from '#platform/shared/dates.ts';
import { named } from '#platform/shared/record-fields.ts';
import { NAME_MAX, nameProblem, tidyName } from './rules.ts';

/** A name that somebody gives a folder or a file. */
export const lockerName = z
  .string('Enter a name.')
  .overwrite(tidyName)
  .min(1, 'Enter a name.')
  .max(NAME_MAX, `At most ${NAME_MAX} characters.`)
  .superRefine((name, context) => {
    const message = nameProblem(name);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** A folder to put something into; null is the top. */
export const folderChoice = z
  .number('Choose a folder.')
  .int('Choose a folder.')
  .positive('Choose a folder.')
  .max(Number.MAX_SAFE_INTEGER, 'Choose a folder.')
  .nullable();

export const lockerItem = z.object({
  id: z.number().int(),
  officeId: z.number().int(),
  /** The folder that it is in, with its name; null at the top. */
  folder: named.nullable(),
  kind: z.enum(['folder', 'file']),
  name: z.string(),
  /** Bytes of the version in force; 0 for a folder. */
  size: z.number().int(),
  /** What a folder has directly inside. */
  items: z.number().int(),
  /** How many versions a file has. */
  versions: z.number().int(),
  /** When the version in force was uploaded, or the folder was added, and by whom. */
  changedAt: moment,
  changedBy: z.string(),
  version: z.number().int(),
});
export type LockerItem = z.output<typeof lockerItem>;
