import classes from './tour.module.css';

export interface TourStep {
  /** The value of `data-tour` at the element. */
  at: string;
  title: string;
  words: string;
}

/** Walks through the steps whose elements are on the screen; the library comes with the first tour. */
export async function startTour(steps: readonly TourStep[]): Promise<void> {
  const [{ driver }] = await Promise.all([import('driver.js'), import('driver.js/dist/driver.css')]);
  const shown = steps.filter(({ at }) => document.querySelector(`[data-tour="${at}"]`));
  const tour = driver({
    showProgress: true,
    animate: false,
    stageRadius: 8,
    popoverClass: `${classes.tour}`,
    steps: shown.map(({ at, title, words }) => ({
      element: `[data-tour="${at}"]`,
      popover: { title, description: words },
    })),
  });
  tour.drive();
}
