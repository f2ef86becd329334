import { expect, type Locator, type Page } from '@playwright/test';

export class HomePage {
  readonly figures: Locator;
  readonly tasks: Locator;
  readonly messages: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.figures = page.getByRole('region', { name: 'Today in figures' }).getByRole('link');
    this.tasks = page.getByRole('region', { name: 'My tasks today' });
    this.messages = page.getByRole('region', { name: 'Office messages' });
  }

  async open(): Promise<void> {
    await this.page.goto('/');
    await expect(this.tasks).toBeVisible();
  }

  /** A card below the fold loads when somebody scrolls to it. */
  async card(place: string, name: string | RegExp): Promise<Locator> {
    const card = this.page.getByRole('region', { name, exact: true });
    // A card above that turns out higher than its place moves this one out of sight before it was seen.
    await expect(async () => {
      await this.page.locator(`#${place}`).scrollIntoViewIfNeeded();
      await expect(card).toBeVisible({ timeout: 1000 });
    }).toPass();
    return card;
  }
}
