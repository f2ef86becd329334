import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorAnswer } from '#platform/shared/errors.ts';
import { canWrite } from '../db/can-write.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from './refusal.ts';
import { mayBeReadOnly, troubleOf } from './trouble.ts';

/** Something was to be given to a customer whose record became part of another at that moment. */
const MERGED_CUSTOMER = /_customer_id_fkey$/;

const WORDS: Record<number, string> = {
  400: 'The request could not be read.',
  413: 'This is too large.',
  415: 'Send the body as application/json.',
  431: 'The headers are too large.',
};

/** One shape for every refusal; what is our own fault is logged, and reported without its details. */
export function answerErrors(app: FastifyInstance, database: Database): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (error instanceof Refusal) {
      return send(reply.headers(error.headers), error.status, error.answer);
    }
    const status = error.statusCode ?? 500;
    if (status < 500)
      return send(reply, status, { message: WORDS[status] ?? 'The request could not be read.' });
    if (error.code === '23503' && MERGED_CUSTOMER.test((error as { constraint?: string }).constraint ?? ''))
      return send(reply, 409, {
        message: 'This customer was merged with another one at this moment. Open the customer again.',
      });
    request.log.error({ err: error }, 'a request failed');
    const isReadOnly = mayBeReadOnly(error) && !(await canWrite(database).catch(() => false));
    const trouble = troubleOf(error, { mayHaveChanged: request.method !== 'GET', isReadOnly });
    if (trouble) {
      return send(reply.header('retry-after', String(trouble.retryAfter)), trouble.status, {
        message: trouble.message,
      });
    }
    return send(reply, 500, {
      message: `Something went wrong on our side. If it happens again, give your administrator this number: ${request.id}`,
    });
  });
}

/** For an address that isn't valid, say with a broken escape: no route and no handler ever sees it. */
export function answerUnreadable(reply: FastifyReply): void {
  send(reply, 400, { message: 'The address could not be read.' });
}

/** 404 for an unknown address; 405 where the address exists for another method. */
export function answerUnknownAddress(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const [url = '/'] = request.url.split('?');
  const methods = (['GET', 'POST', 'PUT', 'DELETE'] as const).filter((method) =>
    app.findRoute({ url, method }),
  );
  if (methods.length === 0) return send(reply, 404, { message: 'There is no such address.' });
  return send(reply.header('allow', methods.join(', ')), 405, {
    message: `This address takes ${methods.join(', ')} only.`,
  });
}

function send(reply: FastifyReply, status: number, answer: ErrorAnswer): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(answer));
}
