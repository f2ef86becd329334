import { z } from 'zod';
import { Refusal } from '#platform/server/http/refusal.ts';
import { type JobHandler, type JobServices, jobHandler } from '#platform/server/jobs/jobs.ts';
import { type Gateways, openGateway } from './gateway.ts';
import { reversePost } from './reverse-post.ts';
import { type Sending, sendPost } from './send-post.ts';

const data = z.object({ masterId: z.number().int(), postId: z.number().int() });

export const postPayment = { queue: 'finance-post', data };
export const reversePayment = { queue: 'finance-reverse', data };

/** What is sent without anybody asking for it: a payment once it is taken, and its reversal once it is void. */
export function financeGatewayJobs(gateways: Gateways = openGateway): readonly JobHandler[] {
  const sendingOf = (masterId: number, { database, config, secrets }: JobServices): Sending => ({
    inTransaction: (work) => database.asTenant({ masterId }, work),
    author: { masterId, employeeId: null },
    config,
    secrets,
    gateways,
  });
  return [
    jobHandler(postPayment, async ({ masterId, postId }, services) => {
      await sendPost(sendingOf(masterId, services), postId).catch(unlessOver);
    }),
    jobHandler(reversePayment, ({ masterId, postId }, services) =>
      reversePost(sendingOf(masterId, services), postId),
    ),
  ];
}

/** While somebody else is at it, it is tried again later; any other refusal means that there is nothing left to do. */
function unlessOver(error: unknown): void {
  if (error instanceof Refusal && !error.answer.underWay) return;
  throw error;
}
