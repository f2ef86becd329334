import type { Page } from '@playwright/test';
import { follow } from './follow.ts';
import { configureAgency, saveCustomer } from './pages/customer-records.ts';
import { saveCarrier, savePolicy } from './pages/policy-records.ts';
import { saveTask } from './pages/task-records.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

/** Everything that is read or heard: texts, names of fields and buttons, hints. */
function wordsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script, style') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const words: string[] = [];
    while (texts.nextNode()) words.push(texts.currentNode.textContent ?? '');
    for (const node of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const name of ['aria-label', 'placeholder', 'title']) words.push(node.getAttribute(name) ?? '');
    return words;
  });
}

test('the agency’s own word for a customer is used on every screen', async ({ page }) => {
  const person = await newPerson();
  await configureAgency(person.email, { customer_noun: 'member' });
  await signInQuietly(page, person);
  const { auto: productId } = await saveCarrier(page);
  const { id } = await saveCustomer(page, { firstName: 'Maria', lastName: 'Johnson' });
  const policy = await savePolicy(page, id, { productId });
  await saveTask(page, { desc: 'Call back', custid: id });
  const screens = {
    '/task': 'Member or lead',
    '/TaskEdit?id=0': 'Member number',
    '/email': 'Member',
    '/attachment': 'Member',
    [`/policy/${policy.id}`]: 'Member',
    '/commissions/unmatched': 'Add member',
    [`/taskTab/${id}`]: 'Add member',
  };
  await page.goto('/');
  for (const [address, shown] of Object.entries(screens)) {
    await follow(page, address);
    await expect(page.getByText(shown, { exact: true }).first()).toBeAttached();
    const plain = (await wordsOn(page)).filter((words) => /\bcustomers?\b/i.test(words));
    expect(plain, address).toEqual([]);
  }
  await page.getByRole('button', { name: /video/i }).click();
  await expect(page.getByRole('dialog', { name: 'Tasks of a member' })).toBeVisible();
});
