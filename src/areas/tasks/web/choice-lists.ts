import type { z } from 'zod';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import {
  savePriority,
  saveStatus,
  saveType,
  type TaskChoices,
  taskChoice,
  taskChoiceInput,
  taskType,
  taskTypeInput,
} from '../choices-contract.ts';
import { taskTexts } from './texts/task.ts';
import { texts } from './texts.ts';

/** One of any of the lists; each has one of the two marks. */
export interface ListedChoice {
  id: number;
  description: string;
  place: number;
  active: boolean;
  version: number;
  showInCalendar?: 0 | 1;
  needsDescription?: 0 | 1;
  default?: 0 | 1;
}

export interface ChoiceList {
  /** The search parameter that opens one of it. */
  param: 'type' | 'priority' | 'status';
  of: keyof TaskChoices;

  /** What is particular to one of the list. */
  mark: 'showInCalendar' | 'default';
  markLabel: string;
  markWords: string;
  save: Endpoint & { answer: typeof taskType | typeof taskChoice };
  input: typeof taskTypeInput | typeof taskChoiceInput;
  stored: z.ZodType<ListedChoice>;
}

const BEGINS = {
  mark: 'default',
  markLabel: texts.choices.isDefault,
  markWords: texts.choices.afterDefault,
  input: taskChoiceInput,
  stored: taskChoice,
} as const;

export const CHOICE_LISTS: readonly ChoiceList[] = [
  {
    param: 'type',
    of: 'types',

    mark: 'showInCalendar',
    markLabel: texts.choices.inCalendar,
    markWords: texts.choices.whatInCalendarMeans,
    save: saveType,
    input: taskTypeInput,
    stored: taskType,
  },
  {
    param: 'priority',
    of: 'priorities',

    save: savePriority,
    ...BEGINS,
  },
  {
    param: 'status',
    of: 'statuses',

    save: saveStatus,
    ...BEGINS,
  },
];

export interface ChoiceValues extends Record<string, unknown> {
  description: string;
  place: number | null;
  active: boolean;
  showInCalendar: boolean;
  needsDescription: boolean;
  default: boolean;
}

/** A new one goes to the end. */
export function choiceValues(choice: ListedChoice | undefined): ChoiceValues {
  return {
    description: choice?.description ?? '',
    place: choice?.place ?? null,
    active: choice?.active ?? true,
    showInCalendar: choice?.showInCalendar === 1,
    needsDescription: choice?.needsDescription === 1,
    default: choice?.default === 1,
  };
}

/** As the call takes it. */
export function choiceInput({ mark, of }: ChoiceList, values: ChoiceValues) {
  const { description, place, active } = values;
  return {
    ...{ description, active, [mark]: values[mark] ? 1 : 0 },
    ...(of === 'types' && { needsDescription: values.needsDescription ? 1 : 0 }),
    ...(place !== null && { place }),
  };
}

export function choiceDifferences(
  { mark, markLabel }: ChoiceList,
  theirs: ChoiceValues,
  mine: ChoiceValues,
): Difference[] {
  const yesNo = (is: boolean) => (is ? taskTexts.yes : taskTexts.no);
  return [
    { label: texts.choices.name, theirs: theirs.description.trim(), mine: mine.description.trim() },
    { label: texts.choices.place, theirs: String(theirs.place ?? ''), mine: String(mine.place ?? '') },
    { label: markLabel, theirs: yesNo(theirs[mark]), mine: yesNo(mine[mark]) },
    {
      label: texts.choices.needsDescription,
      theirs: yesNo(theirs.needsDescription),
      mine: yesNo(mine.needsDescription),
    },
    { label: texts.choices.inUse, theirs: yesNo(theirs.active), mine: yesNo(mine.active) },
  ].filter((difference) => difference.theirs !== difference.mine);
}
