import { Button, SegmentedControl } from '@mantine/core';
import { type ListSearch, readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import type { Delivery, Webhook } from '../contract.ts';
import { DELIVERY_STATES, type DeliveryState } from '../statuses.ts';
import { deliveryColumns } from './delivery-columns.tsx';
import { texts } from './texts.ts';
import { deliveriesQuery, useSendAgain } from './webhook-queries.ts';

const ALL = 'all';
const STATES = [
  { value: ALL, label: texts.messages.all },
  ...DELIVERY_STATES.map((value) => ({ value, label: texts.messages.states[value] })),
];

interface DeliveriesCardProps {
  webhook: Webhook;
  search: ListSearch & { state?: DeliveryState | undefined };
  onChange: (next: object) => void;
}

/** What was sent to one webhook, and what came of it. */
export function DeliveriesCard({ webhook, search, onChange }: DeliveriesCardProps) {
  const list = usePagedRows(deliveriesQuery(webhook.id, search.state, readList(search)));
  const again = useSendAgain(webhook.id);

  const actionOf = ({ id, kind, recordId, state }: Delivery) =>
    state !== 'waiting' && (
      <Button
        size="compact-xs"
        variant="subtle"
        loading={again.isPending && again.variables === id}
        aria-label={texts.messages.sendAgainNamed(kind, recordId, id)}
        onClick={() =>
          void again.mutateAsync(id).then(() => toastDone(texts.messages.sentAgain), toastProblem)
        }
      >
        {texts.messages.sendAgain}
      </Button>
    );
  return (
    <TableCard
      title={texts.messages.title(new URL(webhook.address).host)}
      tools={
        <SegmentedControl
          data-filter
          size="xs"
          aria-label={texts.messages.state}
          data={STATES}
          value={search.state ?? ALL}
          onChange={(state) => onChange({ state: state === ALL ? undefined : state, page: undefined })}
        />
      }
    >
      <PagedTable
        label={texts.messages.list}
        list={list}
        search={search}
        onChange={onChange}
        columns={deliveryColumns(webhook.active ? actionOf : undefined)}
        rowKey={({ id }) => id}
        empty={texts.messages.none}
      />
    </TableCard>
  );
}
