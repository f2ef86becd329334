import type { Config } from '#platform/server/config/config.ts';
import type { Cents } from '#platform/shared/money.ts';
import type { CompanyView } from '../rules.ts';
import type { Appendage, EntryType } from '../statuses.ts';
import { sandboxGateway } from './sandbox-gateway.ts';

/** A payment on its way to the finance company. */
export interface PostOrder {
  /** The same in every try, so that it is posted once. */
  operationId: string;
  contractNumber: string;
  appendage: Appendage;
  entryType: EntryType;
  amount: Cents;
  receipt: number;
  paidOn: string;
  /** Only the sandbox reads it: it may ask for a failure. */
  customerMemo: string;
}

export interface PostAnswer {
  isPosted: boolean;
  /** The company's number of the payment, or why it was not posted. */
  message: string;
}

export interface DetailsQuestion {
  contractNumber: string;
  customerMemo: string;
  /** What our own ledger says: the sandbox has no other. */
  ours: CompanyView;
}

/** The way to a finance company. It is another system: nobody asks it while a transaction is open. */
export interface FinanceGateway {
  isSandbox: boolean;
  /** Under one operation id it is posted once, and answered the same again. */
  post(order: PostOrder): Promise<PostAnswer>;
  /** Takes a payment back; one that never came is not posted later either. */
  reverse(order: PostOrder): Promise<{ wasPosted: boolean; message: string }>;
  /** Nothing when the company does not know the contract. */
  detailsOf(question: DetailsQuestion): Promise<CompanyView | undefined>;
}

/** The way that is open under these settings, if any. */
export type Gateways = (config: Config) => FinanceGateway | undefined;

/** The demo world has the sandbox; elsewhere the operator switches it on. */
export const openGateway: Gateways = ({ sandbox }) => (sandbox ? sandboxGateway : undefined);
