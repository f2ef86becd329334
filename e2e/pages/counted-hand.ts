import type { Locator, Page } from '@playwright/test';

/** A hand at the counter, whose clicks and keys the page itself counts: `fill` and the like press none. */
export class CountedHand {
  readonly page: Page;
  #clicks = 0;
  #keys = 0;

  private constructor(page: Page) {
    this.page = page;
  }

  static async at(page: Page): Promise<CountedHand> {
    const hand = new CountedHand(page);
    await page.exposeFunction('countClick', () => hand.#clicks++);
    await page.exposeFunction('countKey', () => hand.#keys++);
    await page.addInitScript(() => {
      const counts = window as unknown as Record<'countClick' | 'countKey', () => void>;
      addEventListener('pointerdown', () => counts.countClick(), { capture: true });
      addEventListener('keydown', () => counts.countKey(), { capture: true });
    });
    return hand;
  }

  get clicks(): number {
    return this.#clicks;
  }

  get keys(): number {
    return this.#keys;
  }

  click(place: Locator): Promise<void> {
    return place.click();
  }

  /** Texts and keys in turn; a key is written in angle brackets. */
  async press(...steps: string[]): Promise<void> {
    for (const step of steps) {
      const key = /^<(.+)>$/.exec(step)?.[1];
      if (key) await this.page.keyboard.press(key);
      else await this.page.keyboard.type(step);
    }
  }
}
