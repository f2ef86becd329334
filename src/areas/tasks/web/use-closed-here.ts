import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import type { Task } from '../contract.ts';
import { UNDO_SECONDS } from '../statuses.ts';
import { type Closing, hearClosings } from './closings.ts';
import { inTheirPlaces } from './in-their-places.ts';

/** A task that was closed in this list a moment ago. */
export interface ClosedTask {
  task: Task;
  undo: () => void;
}

interface Held extends ClosedTask {
  /** The filter and page that it was closed in. */
  of: string;
  until: number;
}

/** For each task whether it was closed here a moment ago, and the way back. */
export type ClosedHere = (id: number) => ClosedTask | undefined;

export interface WithClosed {
  tasks: Task[] | undefined;
  closedHere: ClosedHere;
  /** Takes back what was closed last. */
  undoNewest: () => void;
}

const NOTHING = { held: [] as readonly Held[], order: [] as readonly number[] };

/** The tasks of a list with those that are closed in it, which stay in their places for the minute of the way back. */
export function useClosedHere(rows: readonly Task[] | undefined, of = ''): WithClosed {
  const [{ held, order }, setState] = useState(NOTHING);
  const mine = held.filter((each) => each.of === of);
  const tasks =
    rows &&
    inTheirPlaces(
      rows,
      mine.map(({ task }) => task),
      order,
    );
  const latest = useRef({ tasks, of });
  useLayoutEffect(() => {
    latest.current = { tasks, of };
  });

  useEffect(() => {
    const drop = (id: number) =>
      setState((now) => ({ ...now, held: now.held.filter(({ task }) => task.id !== id) }));
    return hearClosings(({ task, undo }: Closing) => {
      const list = latest.current;
      if (!list.tasks?.some(({ id }) => id === task.id)) return false;
      const takeBack = () =>
        void undo()
          .catch(toastProblem)
          .finally(() => drop(task.id));
      const added = { task, undo: takeBack, of: list.of, until: Date.now() + UNDO_SECONDS * 1000 };
      setState((now) => ({
        held: [...now.held.filter((each) => each.task.id !== task.id), added],
        order: list.tasks?.map(({ id }) => id) ?? [],
      }));
      return true;
    });
  }, []);

  useEffect(() => {
    const next = Math.min(...held.map(({ until }) => until));
    if (!Number.isFinite(next)) return;
    const isOver = ({ until }: Held) => until <= next;
    const drop = () => setState((now) => ({ ...now, held: now.held.filter((each) => !isOver(each)) }));
    const timer = setTimeout(drop, Math.max(0, next - Date.now()));
    return () => clearTimeout(timer);
  }, [held]);

  const isShown = ({ task }: Held) => tasks?.includes(task) ?? false;
  return {
    tasks,
    closedHere: (id) => mine.find((each) => each.task.id === id && isShown(each)),
    undoNewest: () => mine.findLast(isShown)?.undo(),
  };
}
