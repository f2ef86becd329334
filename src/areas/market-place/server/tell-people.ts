import { z } from 'zod';
import { tellPeople } from '#areas/notifications/server/public.ts';
import { jobHandler } from '#platform/server/jobs/jobs.ts';
import { announce } from '#platform/server/live/announce.ts';
import { passesAccountingCheck, permissionFlags } from '#platform/shared/permissions.ts';
import { findRequest, listColleagues, type StoredRequest } from './store.ts';

const data = z.object({ provider: z.number(), requestId: z.number() });

export const requestMade = { queue: 'add-on-requested', data };
export const requestAnswered = { queue: 'add-on-answered', data };

const LONGEST_TITLE = 100;
const titled = (words: string) =>
  words.length > LONGEST_TITLE ? `${words.slice(0, LONGEST_TITLE - 1)}…` : words;

/** An agency cannot write to the provider's people, so they are told in a transaction of the provider. */
export const tellProvider = jobHandler(requestMade, async ({ provider, requestId }, { database }) =>
  database.asTenant({ masterId: provider }, async (db) => {
    const request = await findRequest(db, requestId);
    if (!request) return;
    const people = (await listColleagues(db)).filter(({ permissions }) =>
      passesAccountingCheck(permissionFlags(permissions as Record<string, unknown>), true),
    );
    await tellPeople(db, {
      masterId: provider,
      to: people.map(({ id }) => id),
      title: titled(`Account ${request.account} requests ${request.addOn.name}`),
      message: `${request.by} asks for the add-on ${request.addOn.name}.${request.note && `\n\n${request.note}`}`,
      link: `/admin/backoffice/view/${request.account}`,
      onceKey: `add-on-request-${requestId}`,
    });
    await announce(db, { masterId: provider, to: 'agency', kind: 'marketPlace' });
  }),
);

/** The same the other way around: whoever asked is told in a transaction of their agency. */
export const tellAgency = jobHandler(requestAnswered, async ({ provider, requestId }, { database }) => {
  const request = await database.asTenant({ masterId: provider }, (db) => findRequest(db, requestId));
  if (!request?.outcome) return;
  const masterId = request.account;
  await database.asTenant({ masterId }, async (db) => {
    await tellPeople(db, {
      ...answerWords(request),
      masterId,
      to: [request.requestedBy],
      link: '/market_place',
      onceKey: `add-on-answer-${requestId}`,
    });
    await announce(db, { masterId, to: 'agency', kind: 'marketPlace' });
  });
});

function answerWords({ addOn, outcome, answer }: StoredRequest) {
  return outcome === 'applied'
    ? { title: titled(`${addOn.name} is yours`), message: `Your agency has the add-on ${addOn.name} now.` }
    : { title: titled(`${addOn.name} was declined`), message: answer };
}
