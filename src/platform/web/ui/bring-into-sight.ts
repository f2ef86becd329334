/**
 * The ref of the current tab in a row that may be wider than the screen: it comes to the middle of what is seen.
 * Measured just before the browser paints, when it lays out the page anyway.
 */
export function bringIntoSight(tab: HTMLElement | null): void {
  if (tab) requestAnimationFrame(() => scrollTo(tab));
}

function scrollTo(tab: HTMLElement): void {
  const row = tab.closest('[data-sideways]');
  if (!row) return;
  const [inside, frame] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += inside.left + inside.width / 2 - frame.left - frame.width / 2;
}
