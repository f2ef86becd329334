import { cleanName, fileKey } from '#areas/attachments/rules.ts';
import { bringInKey } from '#areas/bring-in/server/public.ts';
import { statementKey } from '#areas/commission-imports/server/public.ts';
import { uploadKey } from '#areas/email/server/public.ts';
import { lockerKey } from '#areas/file-locker/server/public.ts';
import { formKey } from '#areas/forms/server/public.ts';

/** A file of the store that is taken out along with its row. */
export interface StoredFile {
  /** Where it is in the store. */
  key: string;
  /** Where it is in the ZIP. */
  name: string;
}

/** The columns that every table with files has. */
interface FileRow {
  master_id: number;
  id: number;
  year_week_folder: string;
  guid: string;
  extension: string;
  /** A version of a file of the locker has the name of its item and a number of its own. */
  filename?: string;
  number?: string;
}

/** The tables whose rows have files, and where those are stored. */
export const FILE_KEYS: Readonly<Record<string, (row: FileRow) => string>> = {
  attachments: ({ master_id, year_week_folder, guid, extension }) =>
    fileKey({
      masterId: master_id,
      yearWeekFolder: year_week_folder,
      guId: guid,
      fileExtension: extension,
    }),
  bring_ins: bringInKey,
  commission_imports: statementKey,
  email_files: uploadKey,
  forms: formKey,
  locker_versions: lockerKey,
};

export type RowText = Record<string, string | null>;

/** The file of a row, if rows of that table have files. */
export function fileOfRow(table: string, masterId: number, row: RowText): StoredFile | undefined {
  const keyOf = FILE_KEYS[table];
  if (!keyOf) return undefined;
  const key = keyOf({ ...(row as unknown as FileRow), master_id: masterId });
  return {
    key,
    name: `files/${table}/${row.id}-${plainName(row.filename ?? `${row.number}${row.extension}`)}`,
  };
}

/** A name that no system takes for anything but a name. */
function plainName(filename: string): string {
  return cleanName(filename)
    .replaceAll(/[<>:"|?*]/g, '_')
    .replace(/[. ]+$/, '_');
}
