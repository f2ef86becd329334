import { Alert, Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { dayAt, momentAt } from '#platform/shared/clock.ts';
import { showDay } from '#platform/shared/dates.ts';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { Receipt } from '../contract.ts';
import { METHOD_WORDS } from '../statuses.ts';
import { LargeAmount } from './large-amount.tsx';
import { PostWatch } from './post-watch.tsx';
import { ReceiptActions } from './receipt-actions.tsx';
import { ReceiptBadge } from './receipt-badge.tsx';
import { ReceiptLines } from './receipt-lines.tsx';
import classes from './receipt-page.module.css';
import { receiptQuery } from './receipt-queries.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/receipt/$id');

export function ReceiptPage() {
  const { id } = route.useParams();
  const { taken } = route.useSearch();
  const { data: receipt } = useSuspenseQuery(receiptQuery(id));
  return (
    <>
      <RecordHead
        title={texts.receipt.title(receipt.receipt)}
        up={
          <WayUp to="/customer/$id" params={{ id: receipt.customer.id }} search={{ tab: 'receipts' }}>
            {receipt.customer.name}
          </WayUp>
        }
        badges={<ReceiptBadge status={receipt.status} />}
        facts={[receipt.office.name, showDay(receipt.showdate), receipt.customer.name]}
        actions={<ReceiptActions receipt={receipt} isNew={taken === true} />}
      />
      <Stack gap="md">
        {taken && receipt.status === 1 && <TakenNote receipt={receipt} />}
        {taken && receipt.status === 1 && <PostWatch receiptId={receipt.id} />}
        <VoidNote receipt={receipt} />
        <div className={classes.columns}>
          <ReceiptFacts receipt={receipt} />
          <ReceiptLines receipt={receipt} />
        </div>
      </Stack>
    </>
  );
}

function TakenNote({ receipt: { method, changeGiven } }: { receipt: Receipt }) {
  return (
    <Alert icon={<IconCheck size={18} aria-hidden />} title={texts.receipt.paymentTaken} role="status">
      {method === 'cash' ? (
        <div className={classes.change}>
          <LargeAmount label={texts.labels.change} cents={changeGiven} />
        </div>
      ) : (
        texts.receipt.paidBy(METHOD_WORDS[method])
      )}
    </Alert>
  );
}

function VoidNote({ receipt: { voided, timeZone, lines } }: { receipt: Receipt }) {
  if (!voided) return null;
  const isByHand = lines.some(({ post }) => post?.reversal === 'by hand');
  return (
    <Alert color="red" title={texts.receipt.isVoid}>
      <Text className={classes.words}>{voided.reason}</Text>
      <Text fz="sm" c="dimmed">
        {voided.by}, {momentAt(timeZone, voided.at)}
      </Text>
      {isByHand && <Text>{texts.posts.reverseByHand}</Text>}
    </Alert>
  );
}

function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const { customer, method, checkNumber, lastFour, memo, showdate, takenAt, timeZone } = receipt;
  // A receipt can count for another day than the one it was taken on.
  const isOtherDay = showdate !== dayAt(timeZone, takenAt);
  return (
    <PageCard title={texts.receipt.payment}>
      <Facts>
        <Fact label={texts.labels.receivedFrom} isWide>
          <TextLink to="/customer/$id" params={{ id: customer.id }} search={{ tab: 'receipts' }}>
            {customer.name}
          </TextLink>
        </Fact>
        <Fact label={texts.labels.paidBy}>{METHOD_WORDS[method]}</Fact>
        {checkNumber && <Fact label={texts.labels.checkNumber}>{checkNumber}</Fact>}
        {lastFour && <Fact label={texts.labels.lastFour}>{lastFour}</Fact>}
        <Fact label={texts.labels.takenBy}>{receipt.employee.name}</Fact>
        <Fact label={texts.labels.taken} isWide>
          {momentAt(timeZone, takenAt)}
        </Fact>
        <Fact label={texts.labels.office}>{receipt.office.name}</Fact>
        {isOtherDay && <Fact label={texts.labels.day}>{showDay(showdate)}</Fact>}
        {memo && (
          <Fact label={texts.labels.memo} isWide>
            <span className={classes.words}>{memo}</span>
          </Fact>
        )}
      </Facts>
    </PageCard>
  );
}
