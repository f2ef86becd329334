import { loadContract } from '#areas/finance-contracts/server/public.ts';
import { type Gateways, openGateway } from '#areas/finance-gateway/server/public.ts';
import { requestSignatures } from '#areas/signatures/server/public.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import * as contract from '../contract.ts';
import * as endorsement from '../endorsement-contract.ts';
import { addEndorsement } from './add-endorsement.ts';
import { customerPost } from './customer-post.ts';
import { generateContract } from './generate-contract.ts';
import { generateEndorsement } from './generate-endorsement.ts';
import { contextOf } from './quote-context.ts';
import { findOpen } from './quote-store.ts';
import { requestQuote } from './request-quote.ts';
import type { SendForSignature } from './signing.ts';

export function financeQuoteRoutes(
  mount: Mount,
  gateways: Gateways = openGateway,
  sendForSignature: SendForSignature = requestSignatures,
): void {
  mount(contract.requestQuote, requestQuote(gateways));
  mount(contract.findQuote, async ({ db, session, params }) => {
    const found = await loadContract(db, session, params.id);
    const quote = found.contractStatus === 'Quoted' ? await findOpen(db, params.id) : undefined;
    return { results: quote ? await contextOf(db, quote, { contract: found, session }) : null };
  });
  mount(contract.generateContract, generateContract(gateways, sendForSignature));
  mount(endorsement.addEndorsement, addEndorsement(gateways));
  mount(endorsement.generateEndorsement, generateEndorsement(gateways, sendForSignature));
  mount(endorsement.customerPost, customerPost);
}
