import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '#platform/server/logger.ts';
import { killInTheMiddle } from '#platform/server/testing/kill-in-the-middle.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { signPaper } from '../sign-contract.ts';
import { signatureJobs, signatureRoutes, sweepSignatures } from './public.ts';
import { signingWorld, TYPED, withLink } from './test-signing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [signatureRoutes], jobs: signatureJobs });
});
afterAll(() => app.close());

test(
  'a process that ends after the signature and before its paper leaves it signed; a later sweep makes the one paper',
  async () => {
    const world = await signingWorld(app);
    await world.request();
    const { token } = await world.newest();
    await killInTheMiddle(app, {
      person: world.person,
      endpoint: { ...signPaper, path: `/api/sign/${token}/sign` },
      body: TYPED,
      // The type of the file is written with its row: the signature is committed by then.
      held: {
        text: `INSERT INTO attachment_types (master_id, name) VALUES ($1, 'Signed agreement')`,
        values: [world.agency.masterId],
      },
    });
    expect(await world.list()).toMatchObject([{ state: 'signed', signedAttachmentId: null }]);
    expect((await withLink(app, token).sign()).status).toBe(409);
    const log = createLogger('silent', { write: () => undefined });
    await sweepSignatures(app.services, log);
    expect((await world.list())[0]?.signedAttachmentId).toBeNull();
    const later = new Date(Date.now() + 180_000);
    await Promise.all([1, 2].map(() => sweepSignatures(app.services, log, later)));
    expect((await world.list())[0]?.signedAttachmentId).not.toBeNull();
    const { rows } = await app.owner.query(
      `SELECT count(*) AS papers FROM attachments WHERE record_id = $1 AND filename LIKE 'signed-%'`,
      [world.contract],
    );
    expect(rows[0].papers).toBe(1);
    expect((await world.told()).filter((title) => title === 'Signed')).toHaveLength(1);
  },
  PATIENCE,
);
