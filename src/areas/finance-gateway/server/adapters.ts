import type { FinanceSystem } from '#areas/companies/finance-contract.ts';
import type { RequestKind } from '../statuses.ts';

/** How a finance system is asked: all of them speak the protocol of docs/finance-gateway.md, each below a path of its own. */
interface Adapter {
  path: string;
}

const ADAPTERS: Record<FinanceSystem, Adapter> = {
  GOTO: { path: 'goto' },
  Unisoft: { path: 'unisoft' },
  'Finance Master': { path: 'finance-master' },
};

/** Where a company's system takes requests of a kind. */
export function addressFor(gatewayUrl: string, system: FinanceSystem, kind: RequestKind): string {
  return `${gatewayUrl.replace(/\/+$/, '')}/${ADAPTERS[system].path}/v1/${kind}`;
}
