import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { hitsQuery } from '#areas/accounts/web/public.ts';
import { useCancel } from '#platform/web/router/use-cancel.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { PageHead } from '#platform/web/ui/page-head.tsx';
import { texts } from './texts.ts';

const TYPING_MS = 200;

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
        <AccountChoice
          onChoose={(account) =>
            void navigate({ to: pathname, search: { ...search, account } as never, replace: true })
          }
        />
      </Dialog>
    </>
  );
}

/** Finds an account by number or name. */
function AccountChoice({ onChoose }: { onChoose: (account: number) => void }) {
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed.trim(), TYPING_MS);
  const { data } = useQuery(hitsQuery(query));
  const hits = query === '' ? [] : (data?.results ?? []);
  return (
    <Select<number>
      label={texts.choice.account}
      placeholder={texts.choice.numberOrName}
      searchable
      data-autofocus
      data={hits.map(({ id, name }) => ({ value: id, label: `${name} #${id}` }))}
      // The server has searched already.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={query === '' ? undefined : texts.choice.noRecordsFound}
      onChange={(id) => id !== null && onChoose(id)}
    />
  );
}
