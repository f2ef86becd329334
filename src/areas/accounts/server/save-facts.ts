import type { Call } from '#platform/server/http/mount.ts';
import { changeRecord, type RecordKind } from '#platform/server/records/save-record.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { Account } from '../contract.ts';
import type { saveAccountFacts } from '../facts-contract.ts';
import { ACCOUNT_LOG } from '../log.ts';
import { lockFacts, setPackage, updateFacts } from './facts-store.ts';
import { loadAccount } from './load-account.ts';
import { findPackage } from './packages-store.ts';
import { salesmanProblem } from './salesmen.ts';
import { findAccount } from './store.ts';

type Save = Call<typeof saveAccountFacts>;

/** The level of an account without a package. */
const LEVEL_WITHOUT = 1;

const accountsOf = ({ session }: Save): RecordKind<Account> => ({
  subject: ACCOUNT_LOG.subject,
  async lock(db, id) {
    if (!(await findAccount(db, id))) return undefined;
    await lockFacts(db, session.masterId, id);
    return loadAccount(db, id);
  },
  find: loadAccount,
  logged: (account) => ({
    ioPackageName: account.packageName,
    setup_fee: account.setup_fee,
    bill_plan: account.bill_plan,
    salesRep: account.salesRep?.name ?? '',
    source: account.source,
    isReceiveLeads: account.isReceiveLeads,
    isEnabledRaterTab: account.isEnabledRaterTab,
    telephonySubAccount: account.telephonySubAccount,
  }),
});

export function saveFacts(call: Save): Promise<Account> {
  const { db, params, body } = call;
  return changeRecord(
    accountsOf(call),
    call,
    { id: params.account, version: body.version },
    {
      problems: (before) => problemsOf(call, before),
      async change(before) {
        await updateFacts(db, params.account, body);
        const chosen = body.packageId ? await findPackage(db, body.packageId) : undefined;
        const isSame = body.packageId === before.packageId;
        await setPackage(db, params.account, {
          packageName: isSame ? before.packageName : (chosen?.name ?? ''),
          level: isSame ? before.liteSwitch : (chosen?.liteSwitch ?? LEVEL_WITHOUT),
          receivesLeads: body.isReceiveLeads === 1,
          hasRater: body.isEnabledRaterTab === 1,
          hasTelephony: body.telephonySubAccount === 1,
        });
      },
    },
  );
}

async function problemsOf({ db, body }: Save, before: Account | undefined): Promise<FieldErrors> {
  const problems: FieldErrors = {};
  if (body.packageId !== null && !(await findPackage(db, body.packageId)))
    problems.packageId = ['Choose a package of the list, or none.'];
  const noSalesman = await salesmanProblem(db, body.salesRepId, before?.salesRep?.id ?? null);
  if (noSalesman) problems.salesRepId = [noSalesman];
  return problems;
}
