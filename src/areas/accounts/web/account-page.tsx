import { Badge, Stack } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { placeLine } from '#platform/shared/addresses.ts';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { Account } from '../contract.ts';
import classes from './account-page.module.css';
import { accountQuery } from './account-queries.ts';
import { packageWords, sinceWords } from './account-words.ts';
import { OfficesTable } from './offices-table.tsx';
import { PeopleTable } from './people-table.tsx';

const route = getRouteApi('/signed-in/admin/backoffice/view/$account');

/** What the back office knows about an agency; nothing about its customers. */
export function AccountPage() {
  const { account: id } = route.useParams();
  const { data: account } = useSuspenseQuery(accountQuery(id));
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
          `account since ${account.createdAt.getFullYear()}`,
        ]}
      />
      <div className={classes.columns}>
        <AccountCard account={account} />
        <Stack gap="md">
          <OfficesTable offices={account.offices} />
          <PeopleTable people={account.people} />
        </Stack>
      </div>
    </>
  );
}

function AccountCard({ account }: { account: Account }) {
  const { address, addOns } = account;
  const place = placeLine(account);
  return (
    <PageCard title="Account">
      <Facts>
        <Fact label="Package">{account.packageName}</Fact>
        <Fact label="Package level">{account.liteSwitch}</Fact>
        <Fact label="Account number">{account.id}</Fact>
        <Fact label="Since">{sinceWords(account.createdAt)}</Fact>
        <Fact label="Address" isWide>
          {(address || place) && (
            <>
              {address}
              {address && place && <br />}
              {place}
            </>
          )}
        </Fact>
        <Fact label="Phone">{account.phone}</Fact>
        <Fact label="Add-ons">{addOns.join(', ')}</Fact>
        <Fact label="First contact">{account.contact1}</Fact>
        <Fact label="Second contact">{account.contact2}</Fact>
      </Facts>
    </PageCard>
  );
}
