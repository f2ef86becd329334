import { readFileSync } from 'node:fs';
import { saveCompany } from './pages/company-records.ts';
import { FinanceContracts, lender, saveContract, startFinancing } from './pages/finance-contracts.ts';
import { expect, test } from './test.ts';

test('the agreement is offered for GOTO and Unisoft that are not integrated, and downloaded once all is saved', async ({
  page,
}) => {
  const { compID, customerID } = await startFinancing(page, { company: { premiumfinancesystem: 'GOTO' } });
  await saveCompany(page, lender({ name: 'Unity Premium', premiumfinancesystem: 'Unisoft' }));
  await saveCompany(page, lender({ name: 'Master Premium', premiumfinancesystem: 'Finance Master' }));
  const { id } = await saveContract(page, { customerID, compID, contractNumber: 'GP-1' });
  const contracts = new FinanceContracts(page);
  const link = (form: 'GPF' | 'ETI') =>
    page.getByRole('button', { name: `Print ${form} Finance Agreement`, exact: true });

  await page.goto(`/customer/${customerID}/finance/add`);
  await contracts.choose('Finance Co', 'Master Premium');
  await expect(link('GPF').or(link('ETI'))).toHaveCount(0);
  await contracts.choose('Finance Co', 'Unity Premium');
  await expect(link('ETI')).toHaveAccessibleDescription('Save the contract first.');

  await page.goto(`/finance/${id}/edit`);
  const downloading = page.waitForEvent('download');
  await link('GPF').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`agreement-${id}-1.pdf`);
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await contracts.field('Finance Memo').fill('Called.');
  await expect(link('GPF')).toHaveAccessibleDescription('Save your changes first.');
});
