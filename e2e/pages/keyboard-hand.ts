import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen has. */
const MOST_STOPS = 150;
const MOST_OPTIONS = 60;

interface Direction {
  /** Shift Tab, for what stands before the focus. */
  back?: boolean;
}

/** A hand that has no mouse: it presses keys and goes from stop to stop. A pointer fails the test. */
export class KeyboardHand {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async at(page: Page): Promise<KeyboardHand> {
    // Every spec watches that no script fails, and so this is noticed.
    await page.addInitScript(() =>
      addEventListener(
        'pointerdown',
        () => {
          throw new Error('A pointer was used where the keyboard alone must be enough.');
        },
        { capture: true },
      ),
    );
    return new KeyboardHand(page);
  }

  /** Tab (or Shift Tab) until it has the focus. */
  async to(place: Locator, { back = false }: Direction = {}): Promise<void> {
    await this.#go(place, back ? 'Shift+Tab' : 'Tab', MOST_STOPS);
  }

  /** An arrow key until it has the focus: in a menu, a row of tabs, radios or the rows of a table. */
  async along(place: Locator, key: 'ArrowDown' | 'ArrowUp' | 'ArrowLeft' | 'ArrowRight'): Promise<void> {
    await this.#go(place, key, MOST_OPTIONS);
  }

  async #go(place: Locator, key: string, most: number): Promise<void> {
    // The input of a switch or a radio is there without being seen.
    await expect(place).toBeAttached();
    for (let presses = 0; presses <= most; presses += 1) {
      if (await isFocused(place)) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`${most} presses of ${key} did not reach ${place}. ${await this.#focusWords()}`);
  }

  #focusWords(): Promise<string> {
    return this.page.evaluate(() => {
      const held = document.activeElement;
      const words = held?.getAttribute('aria-label') ?? held?.textContent?.trim().slice(0, 60);
      return `The focus is on <${held?.localName}> "${words}".`;
    });
  }

  async enter(place: Locator, direction?: Direction): Promise<void> {
    await expect(place).toBeEnabled();
    await this.to(place, direction);
    await this.page.keyboard.press('Enter');
  }

  /** Ticks and switches. */
  async space(place: Locator, direction?: Direction): Promise<void> {
    await expect(place).toBeEnabled();
    await this.to(place, direction);
    await this.page.keyboard.press('Space');
  }

  /** An entry of the menu that a button drops. */
  async menu(button: Locator, entry: string): Promise<void> {
    await this.enter(button);
    // The menu takes the focus once it is there.
    await expect(this.page.locator('[role=menu]:focus, [role=menu] :focus')).toHaveCount(1);
    await this.along(this.page.getByRole('menuitem', { name: entry, exact: true }), 'ArrowDown');
    await this.page.keyboard.press('Enter');
  }

  /** In the place of what the field has. */
  async type(field: Locator, text: string, direction?: Direction): Promise<void> {
    await this.to(field, direction);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  /** An option of a list that opens below its field, after a part of its name is typed if there are many. */
  async choose(field: Locator, option: string | RegExp, typed?: string): Promise<void> {
    if (typed === undefined) await this.to(field);
    else await this.type(field, typed);
    const wanted = this.page.getByRole('option', { name: option, exact: true });
    await expect(async () => {
      if (!(await wanted.isVisible())) await this.page.keyboard.press('ArrowDown');
      await expect(wanted).toBeVisible({ timeout: 1000 });
    }).toPass();
    const highlighted = wanted.and(this.page.locator('[data-combobox-selected]'));
    await expect(async () => {
      if ((await highlighted.count()) === 0) await this.page.keyboard.press('ArrowDown');
      await expect(highlighted).toHaveCount(1, { timeout: 50 });
    }).toPass({ intervals: [0], timeout: 10_000 });
    await this.page.keyboard.press('Enter');
    await expect(wanted).toBeHidden();
  }

  /** An option of the browser's own list, whose arrow keys choose without opening it. */
  async select(field: Locator, label: string): Promise<void> {
    await this.to(field);
    const stepsLeft = () => field.evaluate(stepsTo, label);
    for (let left = await stepsLeft(); left !== 0; left = await stepsLeft()) {
      const next = left - Math.sign(left);
      await this.page.keyboard.press(left > 0 ? 'ArrowDown' : 'ArrowUp');
      // A choice that the address bar keeps is shown as soon as it is there.
      await expect.poll(stepsLeft).toBe(next);
    }
  }
}

function isFocused(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element === document.activeElement);
}

/** How many options below the chosen one it stands; above it, less than nothing. */
function stepsTo(list: HTMLSelectElement | SVGElement | HTMLElement, label: string): number {
  const { options, selectedIndex } = list as HTMLSelectElement;
  const at = [...options].findIndex((option) => option.label === label);
  if (at < 0) throw new Error(`${label} is no option of this list.`);
  return at - selectedIndex;
}
