import type { Locator, Page } from '@playwright/test';

/** The referral program: the form, the carousel of winners and the list of my referrals. */
export class ReferralPage {
  readonly page: Page;
  readonly send: Locator;
  readonly previous: Locator;
  readonly next: Locator;
  readonly thumbnails: Locator;
  readonly rows: Locator;
  readonly print: Locator;
  readonly printDialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.send = page.getByRole('button', { name: 'Send invitation' });
    this.previous = page.getByRole('button', { name: 'Previous videos' });
    this.next = page.getByRole('button', { name: 'Next videos' });
    this.thumbnails = page.locator(':not([inert]) > button', { hasText: /^Play: / });
    this.rows = page.getByRole('table', { name: 'My referrals' }).locator('tbody').getByRole('row');
    this.print = page.getByRole('button', { name: 'Print', exact: true });
    this.printDialog = page.getByRole('dialog', { name: 'Print: My referrals' });
  }

  async open(): Promise<void> {
    await this.page.goto('/referral_program');
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true });
  }

  seen(words: string): Locator {
    return this.page.getByText(words, { exact: true });
  }

  hideDialog(verb: 'Hide' | 'Un-hide'): Locator {
    return this.page.getByRole('dialog', { name: `${verb} referral` });
  }

  list(which: 'Active' | 'Hidden'): Locator {
    return this.page.getByRole('radiogroup', { name: 'Which referrals' }).getByText(which);
  }
}
