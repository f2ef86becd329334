import type { FastifyRequest } from 'fastify';
import { refuse } from '../http/refusal.ts';

const MARKER = 'XMLHttpRequest';

/** Refuses what a page elsewhere made the browser send; a browser says so in a header that no page can set. */
export function refuseOtherSite(request: FastifyRequest): void {
  const from = request.headers['sec-fetch-site'];
  if (from !== undefined && from !== 'same-origin' && from !== 'none') {
    throw refuse.forbidden('This call came from another site.');
  }
}

/** A change that rides on the cookie needs a header that another site cannot add without our consent. */
export function refuseUnmarked(request: FastifyRequest): void {
  if (request.headers['x-requested-with'] !== MARKER) {
    throw refuse.forbidden(`A change on the session cookie needs the header X-Requested-With: ${MARKER}.`);
  }
}
