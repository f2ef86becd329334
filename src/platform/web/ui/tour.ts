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
  const restore = keepAria(shown.map(({ at }) => at));
  let isOver = false;
  function end(): void {
    if (isOver) return;
    isOver = true;
    tour.destroy();
    restore();
    onEnd?.();
  }
  const tour = driver({
    showProgress: true,
    animate: false,
    stageRadius: 8,
    // The library tells that a tour was left only from its first drawn frame on.
    onDestroyStarted: end,
    popoverClass: `${classes.tour}`,
    onHighlighted: restore,
    // As a header it would be the page's second banner; the dialog is named by it all the same.
    onPopoverRender({ title }) {
      title.role = 'none';
    },
    steps: shown.map(({ at, title, words }) => ({
      element: `[data-tour="${at}"]`,
      popover: { title, description: words },
    })),
  });
  tour.drive();
  return end;
}

const TAKEN = ['aria-haspopup', 'aria-expanded', 'aria-controls'];

/** The library says of each element that it opens a dialog, and then takes away what the element said of itself. */
function keepAria(places: readonly string[]): () => void {
  const kept = places.flatMap((at) => {
    const element = document.querySelector(`[data-tour="${at}"]`);
    return TAKEN.map((name) => ({ element, name, value: element?.getAttribute(name) ?? null }));
  });
  return () => {
    for (const { element, name, value } of kept)
      if (value === null) element?.removeAttribute(name);
      else element?.setAttribute(name, value);
  };
}
