import { follow } from './follow.ts';
import { expectNoSidewaysScroll } from './looks.ts';
import { HomePage } from './pages/home-page.ts';
import { DEMO_PASSWORD, OWNER, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

test('a report is filtered, saved, opened down to a policy, and its figures are those of the server', async ({
  page,
}) => {
  await signInQuietly(page, OWNER);
  await page.goto('/reports');
  await page.getByRole('main').getByRole('link', { name: 'Production' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Production by producer');
  await page.getByLabel('Show by').selectOption('Company');
  await expect(page).toHaveURL(/by=company/);
  await page.getByLabel('Days').selectOption('Last twelve months');
  await expect(page).toHaveURL(/days=last12Months/);
  const answer = await page.request.get('/api/reports/production?by=company&days=last12Months');
  const { groups, total } = await answer.json();
  const table = page.getByRole('table', { name: 'Production', exact: true });
  await expect(table.getByRole('row').last()).toContainText(`$${total.premium.toLocaleString('en-US')}`);
  const first = groups[0];
  await expect(table.getByRole('row').nth(1)).toContainText(first.label);
  await expect(page.getByRole('figure', { name: 'Premium by company' })).toContainText(first.label);

  await page.getByRole('link', { name: 'Save this filter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this filter' });
  await dialog.getByLabel('Name').fill(`A year ${Date.now()}`);
  const name = await dialog.getByLabel('Name').inputValue();
  await dialog.getByLabel('Mail it to me').selectOption('Mondays');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: `${name} · mondays` })).toBeVisible();
  // Another name for the same filter: each has its own actions.
  await page.getByRole('link', { name: 'Save this filter' }).click();
  await dialog.getByLabel('Name').fill(`${name} again`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: `Delete the filter ${name} again` }).click();
  await expect(page.getByRole('link', { name: `${name} again` })).toHaveCount(0);

  await table.getByRole('link', { name: `Policies of ${first.label}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Policies, ${first.label}`);
  await expect(page.getByRole('main')).toContainText(`Policies ${first.figures.policies}`);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/policy\/\d+$/);
  await page.goBack();
  await page.goBack();
  await page.getByRole('button', { name: `Delete the filter ${name}` }).click();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('someone who holds no flag is told why production is closed, and has no tab for reports', async ({
  page,
}) => {
  await signInQuietly(page, { email: 'trainee@demo.test', password: DEMO_PASSWORD });
  await page.goto('/reports/production');
  await expect(page.getByText('You may not open this screen')).toBeVisible();
  await follow(page, '/reports/nonsense');
  await expect(page.getByText('404')).toBeVisible();
  await follow(page, '/reports');
  await expect(page.getByRole('main').getByRole('link', { name: 'Receipts' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Production' })).toHaveCount(0);
  await expect(
    page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Reports' }),
  ).toHaveCount(0);
});

test('figures of home lead to the lists that they count', async ({ page }) => {
  await signInQuietly(page, OWNER);
  await page.goto('/');
  const renewals = page.getByRole('region', { name: /^Renewals in the next 30 days/ });
  // The card loads when somebody scrolls near it.
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(renewals).toBeVisible({ timeout: 500 });
  }).toPass();
  const { total } = await (await page.request.get('/api/reports/renewals?days=next30Days')).json();
  await expect(renewals).toContainText(`All ${total.ahead} to renew`);
  await renewals.getByRole('link', { name: /to renew$/ }).click();
  await expect(page.getByRole('main')).toContainText(`To renew ${total.ahead}`);

  await page.goBack();
  const home = new HomePage(page);
  const nearest = (await home.card('renewals', /^Renewals in the next 30 days/))
    .getByRole('listitem')
    .first();
  const premium = nearest.getByText(/^\$[\d,.]+$/);
  const renew = nearest.getByRole('link', { name: /^Renew policy/ });
  await expect(premium).toHaveCSS('opacity', '1');
  await renew.focus();
  await expect(premium).toHaveCSS('opacity', '0');
  await renew.blur();
  await nearest.hover();
  await expect(premium).toHaveCSS('opacity', '0');
  await renew.click();
  await expect(page).toHaveURL(/\/policy\/\d+\/renew$/);
  await page.goBack();
  const due = await home.card('finance-due', 'Finance payments due this week');
  const week = (await (await page.request.get('/api/reports/finance?days=thisWeek')).json()).total;
  await due.getByRole('listitem').last().getByRole('link').click();
  await expect(page.getByRole('main')).toContainText(`Payments ${week.payments}`);

  await page.goBack();
  const leads = await home.card('leads', 'Leads by status');
  const sold = leads.getByRole('listitem').filter({ hasText: 'Sold' });
  const count = (await sold.textContent())?.replace(/\D/g, '');
  // The figure itself, beside the name.
  const { width = 0 } = (await sold.boundingBox()) ?? {};
  await sold.click({ position: { x: width - 8, y: 14 } });
  await expect(page).toHaveURL(/\/leads\/sold/);
  await expect(page.getByRole('main')).toContainText(`${count} found`);
});

test('head and totals of a report stay in sight while its rows go by; the average is beside them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  await signInQuietly(page, OWNER);
  await page.goto('/reports/production?by=month&days=lastYear');
  const table = page.getByRole('table', { name: 'Production', exact: true });
  const [head, totals] = [table.getByRole('row').first(), table.getByRole('row').last()];
  await expect(head).toContainText('Average');
  const { total } = await (await page.request.get('/api/reports/production?by=month&days=lastYear')).json();
  await expect(totals).toContainText(
    `$${total.average.toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
  );
  const sixth = table.getByRole('row').nth(6);
  await sixth.evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await expect(sixth).toBeInViewport();
  await expect(head).toBeInViewport({ ratio: 1 });
  await expect(totals).toBeInViewport({ ratio: 1 });
  // Where the columns need more room than there is, the table scrolls sideways, and the page does not.
  await page.setViewportSize({ width: 800, height: 420 });
  await expectNoSidewaysScroll(page);
});

test('hours read as hours and minutes, and lead down to a day of the time clock; petty cash to its end of the day', async ({
  page,
}) => {
  await signInQuietly(page, OWNER);
  await page.goto('/reports/hours?by=week&days=last12Months');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hours by week');
  const { total } = await (await page.request.get('/api/reports/hours?days=last12Months')).json();
  const words = `${Math.floor(total.minutes / 60)}:${String(total.minutes % 60).padStart(2, '0')}`;
  await expectAccessible(page);
  await main.getByRole('link', { name: `Hours of all: ${words}` }).click();
  await expect(main).toContainText(`Hours ${words}`);
  await main.getByRole('row').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/hours\?from=/);
  await follow(page, '/reports/petty-cash?days=last12Months');
  await main.getByRole('link', { name: /^Variance of all: / }).click();
  await main.getByRole('row').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/eod\?office=/);
});
