import { Badge, Button, Stack } from '@mantine/core';
import { IconFileDollar, IconPencil } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { AddOnsCard } from '#areas/account-add-ons/web/public.ts';
import { BillingCard } from '#areas/account-billing/web/public.ts';
import { BuzzButton, BuzzCard } from '#areas/account-buzz/web/public.ts';
import { ConversionsCard } from '#areas/account-conversions/web/public.ts';
import { DiscountsCard } from '#areas/account-discounts/web/public.ts';
import { HistoryCard } from '#areas/account-history/web/public.ts';
import { MethodsCard } from '#areas/account-payment-methods/web/public.ts';
import {
  accountQuery,
  FactsCard,
  OfficesTable,
  PeopleTable,
  packageWords,
} from '#areas/accounts/web/public.ts';
import { AttachmentsPanel } from '#areas/attachments/web/public.ts';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { placeLine } from '#platform/shared/addresses.ts';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { WhenSeen } from '#platform/web/ui/when-seen.tsx';
import { AccountFigures } from './account-figures.tsx';
import classes from './account-page.module.css';
import { useOpenDialog } from './open-dialog.ts';
import { PriceChartCard } from './price-chart-card.tsx';

// The dialogs are as large as the page, and most visits open none.
const AccountDialog = lazy(async () => ({ default: (await import('./account-dialog.tsx')).AccountDialog }));

const route = getRouteApi('/signed-in/admin/backoffice/view/$account');

/** The home of an account: what is charged at the left, who and how at the right. */
export function AccountPage() {
  const { account: id } = route.useParams();
  const { page, per_page } = route.useSearch();
  const { data: account } = useSuspenseQuery(accountQuery(id));
  const { open, show, change } = useOpenDialog();
  const isAccounting = useWhyClosed('accounting') === undefined;
  return (
    <>
      <RecordHead
        title={account.name}
        up={<WayUp to="/admin/backoffice">Back office</WayUp>}
        number={account.id}
        badges={
          account.isProvider && (
            <Badge variant="light" tt="none">
              Provider
            </Badge>
          )
        }
        facts={[
          packageWords(account),
          account.phone,
          placeLine(account),
          `${account.offices.length} ${account.offices.length === 1 ? 'office' : 'offices'}`,
          `account since ${account.createdAt.getFullYear()}`,
        ]}
        actions={
          <>
            {isAccounting && (
              <Button leftSection={<IconFileDollar size={15} aria-hidden />} onClick={() => show('billNow')}>
                Bill Now
              </Button>
            )}
            <BuzzButton accountId={id} />
            {isAccounting && (
              <Button
                variant="default"
                leftSection={<IconPencil size={15} aria-hidden />}
                onClick={() => show('facts')}
              >
                Edit
              </Button>
            )}
          </>
        }
      />
      <AccountFigures accountId={id} seesMonth={isAccounting} />
      <div className={classes.columns}>
        <Stack gap={12}>
          <PriceChartCard accountId={id} />
          <AddOnsCard accountId={id} mayEdit={isAccounting} onOpen={(row) => show('addOn', row)} />
          <BillingCard
            accountId={id}
            search={{ page, per_page }}
            onChange={change}
            onPaid={isAccounting ? (row) => show('checkNumber', row) : undefined}
          />
          <WhenSeen height={120}>
            <DiscountsCard accountId={id} />
          </WhenSeen>
        </Stack>
        <Stack gap={12}>
          <FactsCard account={account} onEdit={isAccounting ? () => show('facts') : undefined} />
          <MethodsCard
            accountId={id}
            mayEdit={isAccounting}
            onOpen={(row, isView) => show('paymentMethod', row, isView)}
          />
          <ConversionsCard accountId={id} onAdd={() => show('conversion')} />
          <BuzzCard accountId={id} />
          <AttachmentsPanel tableName="backoffice" recordId={id} customerId={0} />
        </Stack>
      </div>
      <Stack gap={12} mt={12}>
        <WhenSeen height={240}>
          <HistoryCard accountId={id} />
        </WhenSeen>
        <OfficesTable offices={account.offices} />
        <PeopleTable people={account.people} />
      </Stack>
      {open && (
        <Suspense>
          <AccountDialog account={account} />
        </Suspense>
      )}
    </>
  );
}
