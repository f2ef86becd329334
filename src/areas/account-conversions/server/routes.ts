import { COMPETITORS } from '#areas/accounts/rules/lists.ts';
import { accountNamed } from '#areas/accounts/server/public.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { isOpen } from '#platform/shared/gates.ts';
import * as contract from '../contract.ts';
import { addConversion, finishConversion, voidConversion } from './change-conversion.ts';
import { listConversions } from './store.ts';

export function conversionRoutes(mount: Mount): void {
  mount(contract.addConversion, addConversion);
  mount(contract.listConversionCompetitors, async ({ session, params }) => {
    refuseOthers(session, params.userId);
    return { results: [...COMPETITORS] };
  });
  mount(contract.listConversions, async ({ db, session, params }) => {
    refuseOthers(session, params.userId);
    await accountNamed(db, params.masterId);
    return {
      results: await listConversions(db, params.masterId),
      isAllowedVoid: isOpen('accounting', session),
    };
  });
  mount(contract.voidConversion, voidConversion);
  mount(contract.completeConversion, finishConversion);
}

/** The person in the path is the one who asks. */
function refuseOthers({ employeeId }: Session, userId: number): void {
  if (userId !== employeeId) throw refuse.notFound();
}
