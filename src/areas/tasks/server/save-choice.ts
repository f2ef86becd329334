import type { Author } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuseTakenName } from '#platform/server/http/refuse-taken-name.ts';
import { type RecordKind, saveRecord } from '#platform/server/records/save-record.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import { flagOf } from '#platform/shared/permissions.ts';
import { MOST_CHOICES } from '../choices-contract.ts';
import {
  type ChoiceFields,
  type ChoiceKind,
  type ChoiceRow,
  clearMark,
  findChoice,
  insertChoice,
  lockChoices,
  placeChoices,
  updateChoice,
} from './choice-kinds.ts';

interface Saving {
  db: Db;
  session: Author;
  params: { id: number };
}

export interface TypedChoice extends ChoiceFields {
  place?: number | undefined;
  version?: number | undefined;
}

const TAKEN = 'There is already one with this name. Choose another name.';

/** Adds a choice or changes one. The others make room for it; the one that new tasks began with hands that over. */
export async function saveChoice<Choice>(
  kind: ChoiceKind<Choice>,
  { db, session, params: { id } }: Saving,
  typed: TypedChoice,
): Promise<Choice> {
  const write = async (store: () => Promise<number>) => {
    if (kind.markedOnce && typed.marked) await clearMark(db, kind, id);
    const saved = await store();
    await moveTo(db, kind, saved, typed.place);
    return saved;
  };
  const saving = saveRecord(
    recordsOf(kind),
    { db, session },
    { id, version: typed.version },
    {
      problems: async () => problemsOf(kind, await lockChoices(db, kind), id, typed),
      add: () => write(() => insertChoice(db, kind, session.masterId, typed)),
      change: () => write(() => updateChoice(db, kind, id, typed)),
    },
  );
  return kind.choiceOf(await refuseTakenName(`${kind.table}_name`, TAKEN, saving, 'description'));
}

function recordsOf<Choice>(kind: ChoiceKind<Choice>): RecordKind<ChoiceRow> {
  return {
    subject: kind.log.subject,
    // The whole list is locked, and in one order.
    lock: async (db, id) => (await lockChoices(db, kind)).find((choice) => choice.id === id),
    find: (db, id) => findChoice(db, kind, id),
    logged: ({ description, place, active, marked, needsDescription }) => ({
      ...{ description, place, active },
      [kind.markName]: flagOf(marked),
      ...(kind.isOfTypes && { needsDescription: flagOf(needsDescription) }),
    }),
    shown: kind.choiceOf,
  };
}

function problemsOf(
  { markedOnce }: ChoiceKind<unknown>,
  all: readonly ChoiceRow[],
  id: number,
  { active, marked }: TypedChoice,
): FieldErrors {
  const errors: FieldErrors = {};
  if (id === 0 && all.length >= MOST_CHOICES)
    errors.description = [`There are ${MOST_CHOICES} already. Change one that is not used.`];
  const isBeginning = markedOnce && all.some((choice) => choice.id === id && choice.marked);
  if (isBeginning && !marked) errors.default = ['Mark the one that new tasks are to begin with instead.'];
  if (markedOnce && marked && !active) errors.active = ['New tasks begin with this one, so it stays in use.'];
  if (!active && !all.some((choice) => choice.active && choice.id !== id))
    errors.active = ['Leave at least one in use.'];
  return errors;
}

/** Puts it there, counted from 1, among all of its list. */
async function moveTo(
  db: Db,
  kind: ChoiceKind<unknown>,
  id: number,
  place: number | undefined,
): Promise<void> {
  if (place === undefined) return;
  const others = (await lockChoices(db, kind)).map((choice) => choice.id).filter((other) => other !== id);
  await placeChoices(db, kind, others.toSpliced(place - 1, 0, id));
}
