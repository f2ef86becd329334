import { Badge, Button, Stack } from '@mantine/core';
import { IconFileDollar, IconPencil } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { AddOnsCard } from '#areas/account-add-ons/web/public.ts';
import { BillingCard, proposalQuery } from '#areas/account-billing/web/public.ts';
import { BuzzButton, BuzzCard } from '#areas/account-buzz/web/public.ts';
import { ConversionsCard } from '#areas/account-conversions/web/public.ts';
import { DiscountsCard } from '#areas/account-discounts/web/public.ts';
import { HistoryCard } from '#areas/account-history/web/public.ts';
import { MethodsCard, methodsQuery } from '#areas/account-payment-methods/web/public.ts';
import {
  accountQuery,
  FactsCard,
  OfficesTable,
  PeopleTable,
  packageWords,
} from '#areas/accounts/web/public.ts';
import { AttachmentsPanel } from '#areas/attachments/web/public.ts';
import { AddOnRequestsCard, requestsQuery } from '#areas/market-place/web/public.ts';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { placeLine } from '#platform/shared/addresses.ts';
import { showMonth } from '#platform/shared/dates.ts';
import { lazyPiece } from '#platform/web/connection/lazy-piece.ts';
import { dayOf } from '#platform/web/ui/local-days.ts';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { WhenSeen } from '#platform/web/ui/when-seen.tsx';
import { AccountFigures } from './account-figures.tsx';
import { AccountMenu } from './account-menu.tsx';
import classes from './account-page.module.css';
import { useOpenDialog } from './open-dialog.ts';
import { PriceChartCard } from './price-chart-card.tsx';
import { texts } from './texts.ts';
import { useLists } from './use-lists.ts';

// The dialogs are as large as the page, and most visits open none.
const AccountDialog = lazyPiece(async () => ({
  default: (await import('./account-dialog.tsx')).AccountDialog,
}));

const route = getRouteApi('/signed-in/admin/backoffice/view/$account');

/** The home of an account: what is charged at the left, who and how at the right. */
export function AccountPage() {
  const { account: id } = route.useParams();
  const { data: account } = useSuspenseQuery(accountQuery(id));
  const { open, show, showApply } = useOpenDialog();
  const { billing, placeOf } = useLists();
  const isAccounting = useWhyClosed('accounting') === undefined;
  const { data: month } = useQuery({ ...proposalQuery(id), enabled: isAccounting });
  // Whatever is above or between them decides where the cards are.
  const { isPending: hasNoMethods } = useQuery(methodsQuery(id));
  const { isPending: hasNoRequests } = useQuery(requestsQuery(id));
  return (
    <>
      <RecordHead
        title={account.name}
        up={<WayUp to="/admin/backoffice">{texts.page.backOffice}</WayUp>}
        number={account.id}
        badges={
          account.isProvider && (
            <Badge variant="light" tt="none">
              {texts.page.provider}
            </Badge>
          )
        }
        facts={[
          packageWords(account),
          account.phone,
          placeLine(account),
          texts.page.offices(account.offices.length),
          texts.page.employees(account.people.length),
          texts.page.accountSince(dayOf(account.createdAt)),
        ]}
        actions={
          <>
            {isAccounting && (
              <Button leftSection={<IconFileDollar size={15} aria-hidden />} onClick={() => show('billNow')}>
                {texts.actions.billNow}
              </Button>
            )}
            <BuzzButton accountId={id} />
            {isAccounting && (
              <Button
                variant="default"
                leftSection={<IconPencil size={15} aria-hidden />}
                onClick={() => show('facts')}
              >
                {texts.page.edit}
              </Button>
            )}
            <AccountMenu onAcord={() => show('acordHistory')} />
          </>
        }
      />
      <AccountFigures accountId={id} seesMonth={isAccounting} />
      <div className={classes.columns} data-waiting={hasNoMethods || hasNoRequests || undefined}>
        <Stack gap={12}>
          <PriceChartCard accountId={id} />
          <AddOnRequestsCard accountId={id} onApply={showApply} />
          <AddOnsCard
            accountId={id}
            mayEdit={isAccounting}
            onOpen={(row) => show('addOn', row)}
            // The first line is that of the offices.
            month={month && { name: showMonth(month.firstDay), lines: month.lines.slice(1) }}
          />
          <BillingCard
            accountId={id}
            {...billing}
            onPaid={isAccounting ? (row) => show('checkNumber', row) : undefined}
          />
          <WhenSeen height={120}>
            <DiscountsCard accountId={id} place={placeOf('discounts')} />
          </WhenSeen>
        </Stack>
        <Stack gap={12}>
          <FactsCard account={account} onEdit={isAccounting ? () => show('facts') : undefined} />
          <MethodsCard
            accountId={id}
            mayEdit={isAccounting}
            onOpen={(row, isView) => show('paymentMethod', row, isView)}
          />
          <ConversionsCard accountId={id} place={placeOf('conversions')} onAdd={() => show('conversion')} />
          <BuzzCard accountId={id} place={placeOf('syncs')} />
          <AttachmentsPanel tableName="backoffice" recordId={id} customerId={0} />
        </Stack>
      </div>
      <Stack gap={12} mt={12}>
        <WhenSeen height={240}>
          <HistoryCard accountId={id} place={placeOf('history')} />
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
