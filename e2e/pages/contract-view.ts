import { expect, type Locator, type Page } from '@playwright/test';

/** The page of a finance contract. */
export class ContractView {
  readonly page: Page;
  readonly dialog: Locator;
  readonly submit: Locator;
  readonly bars: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
    this.submit = this.dialog.getByRole('button', { name: 'Submit' });
    this.bars = this.section('Schedule').getByRole('img');
  }

  button(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  figure(name: string): Locator {
    const figures = this.section('Where the contract stands').locator('> div');
    return figures.filter({ hasText: new RegExp(`^${name}`) });
  }

  /** An entry of the menu, by keyboard. */
  async choose(name: string): Promise<void> {
    await this.button('More').press('Enter');
    // The menu takes the focus once it is there, also from an entry that has it already.
    await expect(this.page.locator('[role=menu]:focus, [role=menu] :focus')).toHaveCount(1);
    await this.page.getByRole('menuitem', { name, exact: true }).press('Enter');
  }
}

/** Until the finance company has answered every order to post: the job asks it after the receipt is stored. */
export async function postsAreAnswered(page: Page, customerId: number, contractId: number): Promise<void> {
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/finance/payments/${customerId}/${contractId}`);
      const { results } = await answer.json();
      return results.map(({ posted }: { posted: string }) => posted);
    })
    .not.toContain('pending');
}
