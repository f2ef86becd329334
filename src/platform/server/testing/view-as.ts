import type { TestPerson } from './test-agency.ts';
import type { TestApp } from './test-app.ts';

/** An owner of the person's agency whose session shows that person. */
export async function viewAs(app: TestApp, { masterId, id }: TestPerson): Promise<TestPerson> {
  const viewer = await app.agencyOf(masterId).newPerson({ firstName: 'Vera', permissions: { PRowner: 1 } });
  await app.owner.query(
    'INSERT INTO viewings (session_id, master_id, viewer_id, employee_id) VALUES ($1, $2, $3, $4)',
    [viewer.sessionId, masterId, viewer.id, id],
  );
  return viewer;
}
