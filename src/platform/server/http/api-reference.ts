import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import { openApiDocument } from './openapi.ts';

/** The contract for programs and for people. The reference page has a policy of its own: it brings inline scripts. */
export async function serveApiReference(app: FastifyInstance, mounted: readonly Endpoint[]): Promise<void> {
  let document: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(mounted));
    return reply.type('application/json; charset=utf-8').send(document);
  });
  await app.register(scalar, {
    routePrefix: '/api/docs',
    configuration: {
      url: '/api/openapi.json',
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
    },
  });
}
