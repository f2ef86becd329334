import { lockFiles } from '#areas/commissions/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { Chosen, ChosenFiles } from '../contract.ts';
import { hasEmployee, listFiles, listFilesOfMonth } from './choice-store.ts';
import { filesFor, type Taking, type TakingFiles } from './waiting-store.ts';

/** The files that were chosen, to look at. */
export async function takingFilesOf(db: Db, { file, month, until }: ChosenFiles): Promise<TakingFiles> {
  if (file !== null && !(await listFiles(db)).some(({ id }) => id === file)) throw refuseFile();
  if (month === null) return file === null ? { until } : { until, files: [file] };
  const ofMonth = await listFilesOfMonth(db, month);
  if (file !== null && !ofMonth.includes(file))
    throw refuse.fields({ file: ['This file was deposited in another month.'] });
  return { until, files: file === null ? ofMonth : [file] };
}

/** What was chosen for a person, to look at. */
export async function takingOf(db: Db, { employee, ...files }: Chosen): Promise<Taking> {
  if (!(await hasEmployee(db, employee)))
    throw refuse.fields({ employee: ['Choose a person of your agency.'] });
  return { employee, ...(await takingFilesOf(db, files)) };
}

type Locked = TakingFiles & { files: number[] };

/** The files to take from, for a person or for everybody: nobody changes them meanwhile, and what was archived gives nothing. */
async function lockTakingFiles(
  db: Db,
  { until, files: chosen }: TakingFiles,
  employee: number | undefined,
): Promise<Locked> {
  const wanted = chosen ?? (await filesFor(db, employee));
  const locked = wanted.length > 0 ? await lockFiles(db, wanted) : [];
  return { until, files: locked.filter(({ archived_at }) => !archived_at).map(({ id }) => id) };
}

export async function lockTaking(db: Db, chosen: Chosen): Promise<Taking & Locked> {
  const { employee, ...files } = await takingOf(db, chosen);
  const locked = await lockTakingFiles(db, files, employee);
  if (chosen.file !== null && locked.files.length === 0) throw refuseFile();
  return { employee, ...locked };
}

export async function lockTakingOfAll(db: Db, chosen: ChosenFiles): Promise<Locked> {
  const locked = await lockTakingFiles(db, await takingFilesOf(db, chosen), undefined);
  if (chosen.file !== null && locked.files.length === 0) throw refuseFile();
  return locked;
}

const refuseFile = () => refuse.fields({ file: ['Choose an active file of your agency.'] });
