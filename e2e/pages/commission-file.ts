import { expect, type Locator, type Page } from '@playwright/test';
import { MARKER } from '../marker.ts';

/** The detail of one commission file. */
export class CommissionFilePage {
  readonly page: Page;
  readonly lines: Locator;
  readonly rows: Locator;
  readonly totals: Locator;
  readonly headings: Locator;
  readonly legend: Locator;
  readonly adjusted: Locator;

  constructor(page: Page) {
    this.page = page;
    this.lines = page.getByRole('table', { name: 'Commission lines' });
    this.rows = this.lines.locator('tbody').getByRole('row');
    this.totals = this.lines.locator('tfoot').getByRole('row');
    this.headings = this.lines.getByRole('columnheader');
    this.legend = page.getByRole('list', { name: 'Colors of the lines' }).getByRole('listitem');
    this.adjusted = this.lines.getByRole('textbox', { name: /^Adjusted amount/ });
  }

  async open(id: number, search = ''): Promise<void> {
    await this.page.goto(`/commissions/reconcile/${id}${search}`);
    await expect(this.lines).toBeVisible();
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  select(at: number): Locator {
    return this.rows.nth(at).getByRole('checkbox');
  }

  /** Saves the typed amounts with a reason. */
  async saveAdjusted(reason: string): Promise<void> {
    await this.button('Save Adjusted Amounts').click();
    const dialog = this.page.getByRole('dialog', { name: /^Adjust \d+ lines?$/ });
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  }

  /** Does something to the first line as a colleague would, while this screen shows it as it was. */
  async changeElsewhere(call: 'adjust' | 'update', change: object): Promise<void> {
    const label = await this.adjusted.first().getAttribute('aria-label');
    const line = Number(label?.match(/\d+$/)?.[0]);
    const file = new URL(this.page.url()).pathname.split('/').at(-1);
    const details = call === 'adjust' ? [{ id: line, ...change }] : [line];
    const answer = await this.page.request.post(`/api/commission/file/${file}/details/${call}`, {
      data: { ...(call === 'update' ? change : { reason: 'Checked' }), details },
      headers: MARKER,
    });
    expect(answer.status()).toBe(200);
  }
}
