import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPackage, openBackOffice } from '#areas/accounts/server/test-data.ts';
import { killInTheMiddle } from '#platform/server/testing/kill-in-the-middle.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { signUpAgency } from '../contract.ts';
import { signUpRoutes } from './public.ts';
import { signUpForm } from './test-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [signUpRoutes] });
});
afterAll(() => app.close());

const EMAIL = 'ana@killed.test';
const COUNTS = `SELECT (SELECT count(*) FROM agencies) AS agencies, (SELECT count(*) FROM offices) AS offices,
  (SELECT count(*) FROM employees) AS employees, (SELECT count(*) FROM logins) AS logins,
  (SELECT count(*) FROM password_resets) AS resets, (SELECT count(*) FROM attachment_types) AS types,
  (SELECT count(*) FROM templates) AS templates, (SELECT count(*) FROM account_facts) AS facts,
  (SELECT count(*) FROM change_log) AS changes`;

test(
  'a server that is killed in the middle of a sign-up leaves nothing of it, and the next try makes it whole',
  async () => {
    const { provider, sales } = await openBackOffice(app);
    const packageId = await buildPackage(app.owner, provider.masterId, { name: 'Coverdesk Gold', level: 0 });
    const counts = async () => (await app.owner.query(COUNTS)).rows[0];
    const before = await counts();
    const body = signUpForm(EMAIL, sales.id);
    await killInTheMiddle(app, {
      person: sales,
      endpoint: signUpAgency,
      body,
      // Its facts name the package: agency, office, owner and invitation are written by then.
      held: { text: 'SELECT id FROM packages WHERE id = $1 FOR UPDATE', values: [packageId] },
    });
    expect(await counts()).toEqual(before);
    const again = await sales.client.call(signUpAgency, { body });
    expect(again.status).toBe(200);
    expect((await counts()).agencies).toBe(before.agencies + 1);
  },
  PATIENCE,
);
