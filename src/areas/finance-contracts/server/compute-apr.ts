import { aprOf } from '#areas/finance-gateway/rules/apr.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { computeApr as aprEndpoint } from '../apr-contract.ts';

export async function computeApr({ body }: Call<typeof aprEndpoint>): Promise<AnswerOf<typeof aprEndpoint>> {
  const found = aprOf(body.advances, body.payments);
  if ('problem' in found) throw refuse.fields({ [found.problem.field]: [found.problem.message] });
  return {
    APR: found.apr,
    unitPeriod: found.unit.name,
    periodsPerYear: found.unit.perYear,
    working: found.working(),
  };
}
