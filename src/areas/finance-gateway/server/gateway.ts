import type { Config } from '#platform/server/config/config.ts';
import type { Secrets } from '#platform/server/config/secrets.ts';
import type { InTransaction } from '#platform/server/http/call.ts';
import type { QuotedEndorsement } from '../rules/pay-option.ts';
import type { CompanyView } from '../rules.ts';
import { httpGateway } from './http-gateway.ts';
import type {
  AskedCompany,
  ContractQuestion,
  DetailsQuestion,
  EndorsementQuestion,
  EndorseQuestion,
  IssuedContract,
  PostAnswer,
  PostOrder,
  Quote,
  QuoteQuestion,
  Refused,
} from './questions.ts';
import { sandboxGateway } from './sandbox-gateway.ts';

/**
 * The way to a finance company. It is another system: nobody asks it while a transaction is open. Whatever the company
 * does wrong is a refusal and no error. Under one operation id it does its work once, and answers the same again.
 */
export interface FinanceGateway {
  isSandbox: boolean;
  quote(question: QuoteQuestion): Promise<Quote | Refused>;
  contract(question: ContractQuestion): Promise<IssuedContract | Refused>;
  quoteEndorsement(question: EndorsementQuestion): Promise<QuotedEndorsement | Refused>;
  endorse(question: EndorseQuestion): Promise<{ number: string } | Refused>;
  post(order: PostOrder): Promise<PostAnswer>;
  /** Takes a payment back; one that never came is not posted later either. */
  reverse(order: PostOrder): Promise<{ wasPosted: boolean; message: string } | Refused>;
  /** Nothing when the company does not know the contract, or does not say. */
  detailsOf(question: DetailsQuestion): Promise<CompanyView | undefined>;
}

/** What it takes to ask a company. A call in steps has all of it. */
export interface GatewayServices {
  config: Config;
  secrets: Secrets;
  /** A short transaction under the company's agency, in which the request is noted. */
  inTransaction: InTransaction;
}

/** The way to a company that is open under these settings, if any: its address over HTTP, else the sandbox. */
export type Gateways = (services: GatewayServices, company: AskedCompany) => FinanceGateway | undefined;

export const openGateway: Gateways = (services, company) => {
  const way = wayTo(services.config, company);
  if (way === 'address') return httpGateway(services, company);
  return way === 'sandbox' ? sandboxGateway(services, company) : undefined;
};

export type Way = 'address' | 'sandbox';

/** Which way is open. The demo world has the sandbox; elsewhere the operator switches it on. */
export function wayTo(
  { sandbox }: Pick<Config, 'sandbox'>,
  { gatewayUrl }: Pick<AskedCompany, 'gatewayUrl'>,
): Way | undefined {
  if (gatewayUrl !== '') return 'address';
  return sandbox ? 'sandbox' : undefined;
}
