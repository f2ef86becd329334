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
  async card(place: string, name: string): Promise<Locator> {
    await this.page.locator(`#${place}`).scrollIntoViewIfNeeded();
    const card = this.page.getByRole('region', { name, exact: true });
    await expect(card).toBeVisible();
    return card;
  }
}
