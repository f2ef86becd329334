import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { announce } from '#platform/server/live/announce.ts';
import type { MarketAddOn, requestAddOn as requestEndpoint } from '../contract.ts';
import { ADD_ON_REQUEST_LOG } from '../log.ts';
import { whyNotRequested } from '../rules.ts';
import { askFor, listMarketPlace } from './own-store.ts';
import { requestMade } from './tell-people.ts';

const UNKNOWN = 'Choose an add-on of the list.';

export async function requestAddOn({
  db,
  session,
  body,
  jobs,
}: Call<typeof requestEndpoint>): Promise<MarketAddOn> {
  const { addOnId, note } = body;
  const asked = await askFor(db, { addOnId, note, employeeId: session.employeeId });
  const addOn = (await listMarketPlace(db)).find(({ id }) => id === addOnId);
  if (!asked || !addOn) throw refuse.fields({ addOnId: [UNKNOWN] });
  if (asked.request === null)
    throw refuse.conflict(
      whyNotRequested({ ...addOn, state: asked.is_yours ? 'Yours' : 'Requested' }) as string,
    );
  await writeChange(db, session, {
    subject: ADD_ON_REQUEST_LOG.subject,
    subjectId: asked.request,
    action: 'requested',
    after: { requestedAddOn: addOn.name, requestNote: note },
  });
  await jobs.send(db, requestMade, { provider: asked.provider, requestId: asked.request });
  await announce(db, { masterId: session.masterId, to: 'agency', kind: 'marketPlace' });
  return addOn;
}
