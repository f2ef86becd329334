import type { Mount } from '#platform/server/http/mount.ts';
import * as contract from '../contract.ts';
import { listRequests as requestsEndpoint } from '../requests-contract.ts';
import { type Gateways, openGateway } from './gateway.ts';
import { listRequests } from './list-requests.ts';
import { postManually } from './post-manually.ts';
import { sendPost } from './send-post.ts';

export function financeGatewayRoutes(mount: Mount, gateways: Gateways = openGateway): void {
  mount(contract.tryPost, {
    inSteps: ({ inTransaction, session, config, secrets, params }) =>
      sendPost({ inTransaction, author: session, config, secrets, gateways }, params.id),
  });
  mount(contract.postManually, postManually);
  mount(requestsEndpoint, listRequests);
}
