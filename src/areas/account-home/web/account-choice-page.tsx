import { useLocation, useNavigate } from '@tanstack/react-router';
import { searchAccounts } from '#areas/accounts/contract.ts';
import { call } from '#platform/web/api/call.ts';
import type { Finder } from '#platform/web/inputs/finder.ts';
import { FoundSelect } from '#platform/web/inputs/found-select.tsx';
import { useCancel } from '#platform/web/router/use-cancel.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { PageHead } from '#platform/web/ui/page-head.tsx';
import { texts } from './texts.ts';

/** Finds accounts by number or by a part of the name. */
const ACCOUNT_FINDER: Finder = {
  key: 'accounts',
  problemOf: () => undefined,
  find: async (query, signal) => (await call(searchAccounts, { query: { query }, signal })).results,
  words: () => texts.choice.finder,
};

/** What each address is for, as the dialog that it opens is called. */
const ACTIONS: Readonly<Record<string, string>> = {
  '/addOn': texts.actions.addOn,
  '/paymentMethod': texts.actions.paymentMethod,
  '/billNow': texts.actions.billNow,
  '/checkNumber': texts.actions.addACheck,
  '/agencyBuzz': texts.actions.agencyBuzz,
};

/** An address that names no account: it is asked for, and then the dialog opens over the account's home. */
export function AccountChoicePage() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const close = useCancel(() => navigate({ to: '/admin/backoffice', replace: true }));
  const action = ACTIONS[pathname] ?? texts.page.backOffice;
  return (
    <>
      <PageHead title={action} facts={[texts.choice.chooseAnAccount]} />
      <Dialog title={texts.choice.whichAccount(action)} onClose={close}>
        <FoundSelect
          finder={ACCOUNT_FINDER}
          data-autofocus
          onChoose={(account) =>
            void navigate({ to: pathname, search: { ...search, account } as never, replace: true })
          }
        />
      </Dialog>
    </>
  );
}
