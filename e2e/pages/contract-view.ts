import type { Locator, Page } from '@playwright/test';

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
    await this.page.getByRole('menuitem', { name, exact: true }).press('Enter');
  }
}

/** A payment of $110.00 on a contract as the list of payments answers it. */
export function paymentRow(post: { id: number; posted: string; failures: number }) {
  return {
    id: 1,
    receipt: 88_412,
    office: { id: 1, name: 'Main Street Office' },
    customer: { id: 1, name: 'Fay Nance' },
    employee: { id: 1, name: 'Robin Tester' },
    status: 1,
    method: 'check',
    amountBilled: 110,
    amountTendered: 110,
    changeGiven: 0,
    showdate: '2026-01-26',
    lineId: 1,
    kind: 'finance payment',
    paymentAppendage: 'MPF',
    amount: 110,
    payoff: false,
    postId: post.id,
    posted: post.posted,
    failures: post.failures,
    post,
  };
}
