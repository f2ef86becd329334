import type { Call } from '#platform/server/http/mount.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import type {
  disableEmployee as disableEndpoint,
  Employee,
  enableEmployee as enableEndpoint,
} from '../contract.ts';
import { whyNotDisabled, whyNotEnabled } from '../rules.ts';
import { EMPLOYEES } from './employee-of.ts';
import { endSessions, lockPeople, setDisabled } from './store.ts';

type Switch = Call<typeof disableEndpoint | typeof enableEndpoint>;

export async function disableEmployee(call: Switch): Promise<Employee> {
  const { db, session, params } = call;
  await lockPeople(db, session.masterId);
  return changeRecord(
    EMPLOYEES,
    call,
    { id: params.id },
    {
      action: 'disabled',
      isDone: ({ state }) => state === 'Disabled',
      whyNot: (person) => whyNotDisabled(session, person),
      change: async ({ id }) => {
        await setDisabled(db, id, true);
        await endSessions(db, id);
      },
    },
  );
}

export async function enableEmployee(call: Switch): Promise<Employee> {
  const { db, session, params } = call;
  await lockPeople(db, session.masterId);
  return changeRecord(
    EMPLOYEES,
    call,
    { id: params.id },
    {
      action: 'enabled',
      isDone: ({ state }) => state !== 'Disabled',
      whyNot: (person) => whyNotEnabled(session, person),
      change: ({ id }) => setDisabled(db, id, false),
    },
  );
}
