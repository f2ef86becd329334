import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type {
  disableEmployee as disableEndpoint,
  Employee,
  enableEmployee as enableEndpoint,
} from '../contract.ts';
import { EMPLOYEE_LOG } from '../log.ts';
import { whyNotDisabled, whyNotEnabled } from '../rules.ts';
import { loadEmployee } from './employee-of.ts';
import { endSessions, lockPeople, setDisabled } from './store.ts';

type Switch = Call<typeof disableEndpoint | typeof enableEndpoint>;

export async function disableEmployee({ db, session, params }: Switch): Promise<Employee> {
  await lockPeople(db, session.masterId);
  const person = await loadEmployee(db, params.id);
  if (person.state === 'Disabled') return person;
  const why = whyNotDisabled(session, person);
  if (why) throw refuse.conflict(why);
  await setDisabled(db, person.id, true);
  await endSessions(db, person.id);
  await writeChange(db, session, { subject: EMPLOYEE_LOG.subject, subjectId: person.id, action: 'disabled' });
  return loadEmployee(db, person.id);
}

export async function enableEmployee({ db, session, params }: Switch): Promise<Employee> {
  await lockPeople(db, session.masterId);
  const person = await loadEmployee(db, params.id);
  if (person.state !== 'Disabled') return person;
  const why = whyNotEnabled(session, person);
  if (why) throw refuse.conflict(why);
  await setDisabled(db, person.id, false);
  await writeChange(db, session, { subject: EMPLOYEE_LOG.subject, subjectId: person.id, action: 'enabled' });
  return loadEmployee(db, person.id);
}
