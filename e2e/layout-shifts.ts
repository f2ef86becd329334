import type { Page } from '@playwright/test';

/** How far things may jump while a screen loads (CLS). */
export const LARGEST_SHIFT = 0.02;

interface Shifts {
  sum: number;
  /** What moved, for whoever reads a failure. */
  moved: string[];
}

declare global {
  interface Window {
    layoutShifts?: Shifts;
  }
}

/** From the next page on: how far things jumped without anybody having touched anything (CLS). */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const shifts: Shifts = { sum: 0, moved: [] };
    window.layoutShifts = shifts;
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.tagName} ${element.textContent?.trim().slice(0, 30) ?? ''}` : '?';
    };
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const placeOf = ({ x, y, width, height }: DOMRect) =>
      `${Math.round(x)},${Math.round(y)} ${Math.round(width)}×${Math.round(height)}`;
    const moveOf = ({ node, previousRect, currentRect }: Shift['sources'][number]) =>
      `${nameOf(node)} (${placeOf(previousRect)} → ${placeOf(currentRect)})`;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) {
        if (shift.hadRecentInput) continue;
        shifts.sum += shift.value;
        shifts.moved.push(`${shift.value.toFixed(4)}: ${shift.sources.map(moveOf).join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.layoutShifts ?? { sum: 0, moved: ['nothing was watched'] });
}
