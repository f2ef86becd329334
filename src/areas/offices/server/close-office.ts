import type { Call } from '#platform/server/http/mount.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import type { closeOffice as closeEndpoint, Office, reopenOffice as reopenEndpoint } from '../contract.ts';
import { whyNotClosable } from '../rules.ts';
import { OFFICES } from './save-office.ts';
import { setClosed } from './store.ts';

export function closeOffice(call: Call<typeof closeEndpoint>): Promise<Office> {
  const { db, params, body } = call;
  return changeRecord(
    OFFICES,
    call,
    { id: params.id, version: body.version },
    {
      action: 'closed',
      isDone: ({ closedAt }) => closedAt !== null,
      whyNot: ({ people }) => whyNotClosable(people),
      change: ({ id }) => setClosed(db, id, true),
    },
  );
}

export function reopenOffice(call: Call<typeof reopenEndpoint>): Promise<Office> {
  const { db, params, body } = call;
  return changeRecord(
    OFFICES,
    call,
    { id: params.id, version: body.version },
    {
      action: 'reopened',
      isDone: ({ closedAt }) => closedAt === null,
      change: ({ id }) => setClosed(db, id, false),
    },
  );
}
