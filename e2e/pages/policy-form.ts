import type { Locator, Page } from '@playwright/test';

export class PolicyForm {
  readonly page: Page;
  readonly form: Locator;
  readonly number: Locator;
  readonly type: Locator;
  readonly line: Locator;
  readonly effective: Locator;
  readonly expiration: Locator;
  readonly premium: Locator;
  readonly policyFee: Locator;
  readonly memo: Locator;
  readonly addProducer: Locator;
  readonly save: Locator;
  readonly cancel: Locator;
  readonly conflict: Locator;
  readonly guard: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.getByRole('form', { name: 'Policy' });
    this.number = this.form.getByLabel('Policy number');
    this.type = this.form.getByRole('combobox', { name: 'Policy type' });
    this.line = this.form.getByLabel('Line of business');
    this.effective = this.form.getByRole('textbox', { name: 'Effective date' });
    this.expiration = this.form.getByRole('textbox', { name: 'Expiration date' });
    this.premium = this.form.getByLabel('Premium', { exact: true });
    this.policyFee = this.form.getByLabel('Policy fee');
    this.memo = this.form.getByLabel('Memo');
    this.addProducer = this.form.getByRole('button', { name: 'Add a producer' });
    this.save = this.form.getByRole('button', { name: 'Save' });
    this.cancel = this.form.getByRole('button', { name: 'Cancel', exact: true });
    this.conflict = page.getByRole('dialog', { name: 'Changed meanwhile' });
    this.guard = page.getByRole('dialog', { name: 'Leave without saving?' });
  }

  choice(name: string): Locator {
    return this.form.getByRole('combobox', { name, exact: true });
  }

  async choose(name: string, option: string, within: Locator = this.form): Promise<void> {
    await within.getByRole('combobox', { name, exact: true }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  producer(number: number): Locator {
    return this.form.getByRole('group', { name: `Producer ${number}` });
  }

  sum(name: 'Total' | 'House'): Locator {
    return this.form.getByRole('status').filter({ hasText: name });
  }
}
