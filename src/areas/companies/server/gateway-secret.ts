import { type SealedPlace, seal } from '#platform/server/crypto/envelope.ts';
import { addressProblem } from '#platform/server/outgoing/host-list.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { Company, CompanyInput } from '../contract.ts';
import type { SaveCompany } from './save-company.ts';
import type { SecretColumns } from './store.ts';

/** Where the secret is sealed that a finance company is asked with. */
export function gatewaySecretPlace(masterId: number, company: number): SealedPlace {
  return { masterId, table: 'companies', column: 'sealed_gateway_secret', row: company };
}

/** The columns of the secret: a new one, none without an address, else left as it is. */
export function secretColumns(
  { secrets, session, body }: Pick<SaveCompany, 'secrets' | 'session' | 'body'>,
  id: number,
): SecretColumns {
  if (body.gatewayUrl === '') return { sealed_gateway_secret: null };
  if (body.gatewaySecret === '') return {};
  const place = gatewaySecretPlace(session.masterId, id);
  return { sealed_gateway_secret: seal(secrets.sealingKeys, place, body.gatewaySecret) };
}

/** What is wrong with a new address. One that was saved stays, also when its host is no longer allowed. */
export function gatewayProblems(
  { gatewayUrl, gatewaySecret }: CompanyInput,
  before: Company | undefined,
  hosts: readonly string[],
): FieldErrors {
  if (gatewayUrl === '' || gatewayUrl === before?.gatewayUrl) return {};
  const problem = addressProblem(gatewayUrl, hosts);
  if (problem) return { gatewayUrl: [problem] };
  const leaves = before?.hasGatewaySecret && hostOf(before.gatewayUrl) !== hostOf(gatewayUrl);
  return leaves && gatewaySecret === ''
    ? { gatewaySecret: ['Enter the secret for this address: the saved one belongs to another host.'] }
    : {};
}

const hostOf = (address: string) => new URL(address).host;
