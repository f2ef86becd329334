import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectGoodLook, PHONE } from './looks.ts';
import { contractToSign, mailedLink } from './pages/signature-records.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

/** The agent sends the paper again from the contract's page; returns the row and the link in the mail. */
async function sendAgain(page: Page) {
  await signInQuietly(page, await newPerson());
  const email = `${randomUUID()}@signer.test`;
  const { id } = await contractToSign(page, email);
  await page.goto(`/finance/${id}`);
  const card = page.getByRole('region', { name: 'Signatures' });
  await expect(card.getByText('Expired', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Resend' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send again' });
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByText(`A new link is on its way to ${email}.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('Sent for signature again');
  return { card, email, link: await mailedLink(email) };
}

async function draw(page: Page, pad: Locator): Promise<void> {
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is nothing to draw in.');
  await page.mouse.move(box.x + 40, box.y + 60);
  await page.mouse.down();
  for (let at = 1; at <= 12; at++) await page.mouse.move(box.x + 40 + at * 15, box.y + 60 + (at % 2) * 20);
  await page.mouse.up();
}

test('a customer reads, agrees, draws or types and signs on a phone; the agent sees every step live', async ({
  page,
  browser,
}) => {
  const { card, email, link } = await sendAgain(page);
  const phone = await browser.newContext({ viewport: PHONE, locale: 'en-US' });
  const signer = await phone.newPage();
  await signer.goto(link);
  await expect(signer.getByRole('heading', { name: 'Premium finance agreement', level: 1 })).toBeVisible();
  await expect(signer.getByText('25.68 %')).toBeVisible();
  await expect(card.getByText('Viewed', { exact: true })).toBeVisible();

  const sign = signer.getByRole('button', { name: 'Sign the agreement' });
  await expect(sign).toHaveAccessibleDescription('Check the box under Your consent first.');
  await expect(signer.getByText('10/26/2026')).toBeVisible();
  await expect(signer.getByText('05/26/2026')).toHaveCount(0);
  await signer.getByRole('button', { name: 'Show the 7 between' }).click();
  await expect(signer.getByText('05/26/2026')).toBeVisible();
  await expectGoodLook(signer);

  const opening = phone.waitForEvent('page');
  await signer.getByRole('link', { name: 'Open the whole agreement (PDF)' }).click();
  await (await opening).close();

  await signer.getByRole('checkbox').check();
  await expect(sign).toHaveAccessibleDescription('Type your name or draw your signature first.');
  await signer.getByText('Draw', { exact: true }).click();
  await draw(signer, signer.getByRole('img', { name: /^Draw your signature/ }));
  await expect(sign).not.toHaveAttribute('aria-disabled');
  await signer.getByRole('button', { name: 'Clear' }).click();
  await expect(sign).toHaveAttribute('aria-disabled');
  await draw(signer, signer.getByRole('img', { name: /^Draw your signature/ }));
  await expectAccessible(signer);
  await sign.dblclick();

  await expect(signer.getByRole('heading', { name: 'Signed. Thank you, Maria.' })).toBeFocused();
  await expect(signer.getByText(`A copy with its audit page is on its way to ${email}`)).toBeVisible();
  const copy = await signer.getByRole('link', { name: 'Download the signed PDF' }).getAttribute('href');
  const file = await signer.request.get(copy ?? '');
  expect([file.status(), (await file.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  await expectGoodLook(signer);

  await expect(card.getByText('Signed', { exact: true })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Signed PDF' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^signed-/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('Signed');
  await expectGoodLook(page);

  await signer.reload();
  await expect(
    signer.getByText(/^This link was used and cannot be used again\. Call Browser Agency/),
  ).toBeVisible();
  await expectGoodLook(signer);
  await phone.close();
});

test('the page is in Spanish for whoever chooses it, and declining asks first', async ({ page, browser }) => {
  const { card, link } = await sendAgain(page);
  const elsewhere = await browser.newContext({ viewport: PHONE });
  const signer = await elsewhere.newPage();
  await signer.goto(link);
  await signer.getByRole('button', { name: 'Español' }).click();
  await expect(signer.getByRole('heading', { name: 'Contrato de financiamiento de primas' })).toBeVisible();
  await expect(signer.locator('html')).toHaveAttribute('lang', 'es');
  await signer.getByLabel('Su nombre completo').fill('María Núñez');
  await expectGoodLook(signer);
  await elsewhere.setOffline(true);
  await expect(signer.getByText('Sin conexión, reintentando')).toBeVisible();
  await elsewhere.setOffline(false);
  await expect(signer.getByText('Sin conexión, reintentando')).toHaveCount(0);

  await signer.getByRole('button', { name: 'No firmar' }).click();
  const question = signer.getByRole('dialog', { name: '¿No quiere firmar?' });
  await question.getByRole('button', { name: 'Volver' }).last().click();
  await expect(question).toHaveCount(0);
  await signer.getByRole('button', { name: 'No firmar' }).click();
  await question.getByLabel('Por qué, si lo quiere decir').fill('La entrada no es correcta.');
  await expectAccessible(signer);
  await question.getByRole('button', { name: 'No firmar' }).click();
  await expect(signer.getByRole('heading', { name: 'Usted no firmó.' })).toBeVisible();
  await expectGoodLook(signer);
  await expect(card.getByText('Declined', { exact: true })).toBeVisible();
  await expect(card.getByText('“La entrada no es correcta.”')).toBeVisible();
  await elsewhere.close();
});
