import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import { allowingScriptsOf } from './inline-scripts.ts';
import { openApiDocument } from './openapi.ts';

const PAGE = '/api/docs';

/** The contract for programs and for people. */
export async function serveApiReference(app: FastifyInstance, mounted: readonly Endpoint[]): Promise<void> {
  let document: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(mounted));
    return reply.type('application/json; charset=utf-8').send(document);
  });
  allowInlineScripts(app);
  await app.register(scalar, {
    routePrefix: PAGE,
    configuration: {
      url: '/api/openapi.json',
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  });
}

/** The page starts itself with an inline script; its policy allows exactly that one, by its hash. */
function allowInlineScripts(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, page) => {
    if (typeof page !== 'string' || !request.url.startsWith(PAGE) || !page.startsWith('<!doctype html>'))
      return page;
    const policy = String(reply.getHeader('content-security-policy'));
    reply.header('content-security-policy', allowingScriptsOf(page, policy));
    return page;
  });
}
