import type { FastifyInstance, FastifyReply } from 'fastify';

/** A page of an older application: where it leads now, or nothing when that does not exist. */
export interface PageRedirect {
  path: string;
  resolve(address: string): string | undefined;
}

/** An address without a target is an unknown page of the web application. */
export function redirectPages(
  app: FastifyInstance,
  redirects: readonly PageRedirect[],
  sendWebPage: ((reply: FastifyReply) => FastifyReply) | undefined,
): void {
  for (const { path, resolve } of redirects) {
    app.get(path, (request, reply) => {
      const target = resolve(request.url);
      if (target !== undefined) return reply.redirect(target, 302);
      return sendWebPage ? sendWebPage(reply) : reply.callNotFound();
    });
  }
}
