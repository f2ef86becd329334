import { lockFiles } from '#areas/commissions/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { Chosen } from '../contract.ts';
import { hasEmployee, listFiles } from './choice-store.ts';
import { filesFor, type Taking } from './waiting-store.ts';

/** What was chosen, to look at. */
export async function takingOf(db: Db, { employee, file, until }: Chosen): Promise<Taking> {
  if (!(await hasEmployee(db, employee)))
    throw refuse.fields({ employee: ['Choose a person of your agency.'] });
  if (file === null) return { employee, until };
  if (!(await listFiles(db)).some(({ id }) => id === file)) throw refuseFile();
  return { employee, until, files: [file] };
}

/** The same to take: nobody changes the files meanwhile, and a file that was archived in between gives nothing. */
export async function lockTaking(db: Db, chosen: Chosen): Promise<Taking & { files: number[] }> {
  const { employee, until } = await takingOf(db, chosen);
  const wanted = chosen.file === null ? await filesFor(db, employee) : [chosen.file];
  const locked = wanted.length > 0 ? await lockFiles(db, wanted) : [];
  const files = locked.filter(({ archived_at }) => !archived_at).map(({ id }) => id);
  if (chosen.file !== null && files.length === 0) throw refuseFile();
  return { employee, until, files };
}

const refuseFile = () => refuse.fields({ file: ['Choose an active file of your agency.'] });
