import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import type { Session } from '../auth/session.ts';
import type { Database } from '../db/database.ts';
import type { Services } from '../services.ts';
import { admittedSession } from './admit.ts';
import type { CallInSteps, InTransaction, SteppedCall } from './call.ts';
import { onceInSteps } from './once-in-steps.ts';
import { readInput } from './read-input.ts';
import { Refusal } from './refusal.ts';
import { type Payload, payloadOf, wireAnswer, wireRefusal } from './wire-answer.ts';

/** A call that holds no transaction of its own and opens short ones where it needs them. */
export async function answerInSteps(
  endpoint: Endpoint,
  { inSteps }: SteppedCall<Endpoint>,
  { database, ...services }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Payload> {
  const session = admittedSession(request);
  const input = readInput(endpoint, request);
  const inTransaction = shortTransactions(database, session);
  const work = async (operationId: string) => {
    const call = { ...input, ...services, request, reply, session, inTransaction, operationId };
    return wireAnswer(endpoint, await inSteps(call as CallInSteps<Endpoint>));
  };
  try {
    const { secrets } = services;
    const asked = { inTransaction, session, input, secrets };
    return payloadOf(reply, await onceInSteps(endpoint, request, asked, work));
  } catch (error) {
    throw wireRefusal(endpoint, error);
  }
}

function shortTransactions(database: Database, session: Session): InTransaction {
  let isOpen = false;
  return async (work) => {
    // The second would wait for a connection while it holds one, and for the locks of the first.
    if (isOpen) throw new Error('A transaction of this call is open: there is one at a time.');
    isOpen = true;
    const transaction = await database.beginAsTenant(session);
    try {
      const value = await work(transaction.db);
      await transaction.commit();
      return value;
    } catch (error) {
      if (error instanceof Refusal && error.keepsChanges) await transaction.commit();
      else await transaction.rollback();
      throw error;
    } finally {
      isOpen = false;
    }
  };
}
