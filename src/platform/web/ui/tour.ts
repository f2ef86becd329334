import classes from './tour.module.css';

export interface TourStep {
  /** The value of `data-tour` at the element. */
  at: string;
  title: string;
  words: string;
}

/** Walks through the steps whose elements can be seen; the library comes with the first tour. Escape leaves it, and so does what it answers. */
export async function startTour(steps: readonly TourStep[], onEnd?: () => void): Promise<() => void> {
  const [{ driver }] = await Promise.all([import('driver.js'), import('driver.js/dist/driver.css')]);
  const shown = steps.filter(({ at }) => document.querySelector(`[data-tour="${at}"]`)?.checkVisibility());
  let isOver = false;
  function end(): void {
    if (isOver) return;
    isOver = true;
    tour.destroy();
    onEnd?.();
  }
  const tour = driver({
    showProgress: true,
    animate: false,
    stageRadius: 8,
    // The library tells that a tour was left only from its first drawn frame on.
    onDestroyStarted: end,
    popoverClass: `${classes.tour}`,
    steps: shown.map(({ at, title, words }) => ({
      element: `[data-tour="${at}"]`,
      popover: { title, description: words },
    })),
  });
  tour.drive();
  return end;
}
