import { gatewaySecretPlace } from '#areas/companies/server/public.ts';
import { buildCompany } from '#areas/companies/server/test-data.ts';
import { seal } from '#platform/server/crypto/envelope.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import type { RequestKind } from '../statuses.ts';
import { findAskedCompany } from './asked-company.ts';
import { type FinanceGateway, type GatewayServices, openGateway } from './gateway.ts';
import type { AskedCompany } from './questions.ts';
import { type CompanyServer, startCompanyServer } from './test-company-server.ts';

export const SECRET = 'open-sesame';

export interface Noted {
  kind: RequestKind;
  operation_id: string;
  status: number | null;
  outcome: string;
  is_sandbox: boolean;
}

/** An agency whose finance companies are asked, in the sandbox and at an address on this machine. */
export interface AskedCompanies {
  app: TestApp;
  masterId: number;
  server: CompanyServer;
  services: GatewayServices;
  /** A finance company of its own, so that no other test's failures count against it; without an address unless set. */
  newCompany(columns?: Record<string, unknown>): Promise<AskedCompany>;
  /** One that is asked at the server, with a secret. */
  addressed(columns?: Record<string, unknown>): Promise<AskedCompany>;
  wayTo(company: AskedCompany): FinanceGateway;
  noted(company: AskedCompany): Promise<Noted[]>;
  close(): Promise<void>;
}

export async function startAskedCompanies(): Promise<AskedCompanies> {
  const server = await startCompanyServer();
  const FINANCE_HOSTS = `${server.host}, 169.254.169.254`;
  const app = await startTestApp({ areas: [], env: { SANDBOX: 'on', FINANCE_HOSTS } });
  const { masterId } = await app.newAgency();
  const { secrets, database } = app.services;
  const services: GatewayServices = {
    config: app.config,
    secrets,
    inTransaction: (work) => database.asTenant({ masterId }, work),
  };
  const newCompany = async (columns: Record<string, unknown> = {}) => {
    const setUp = { is_finance: true, is_integrated: true, finance_system: 'GOTO', ...columns };
    const id = await buildCompany(app.owner, masterId, setUp);
    return (await services.inTransaction((db) => findAskedCompany(db, id))) as AskedCompany;
  };
  return {
    app,
    masterId,
    server,
    services,
    newCompany,
    addressed: async (columns = {}) => {
      const company = await newCompany({ gateway_url: `http://${server.host}/finance/`, ...columns });
      const sealedSecret = seal(secrets.sealingKeys, gatewaySecretPlace(masterId, company.id), SECRET);
      return { ...company, sealedSecret };
    },
    wayTo: (company) => openGateway(services, company) as FinanceGateway,
    noted: async ({ id }) => {
      const { rows } = await app.owner.query(
        'SELECT kind, operation_id, status, result, outcome, is_sandbox FROM finance_requests WHERE company_id = $1 ORDER BY id',
        [id],
      );
      return rows;
    },
    async close() {
      await app.close();
      await server.close();
    },
  };
}
