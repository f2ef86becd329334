import { Button, Text } from '@mantine/core';
import {
  IconBuildingBank,
  IconCreditCard,
  IconEye,
  IconFileText,
  IconPencil,
  IconPlus,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { showMoney } from '#platform/shared/money.ts';
import { dayOf } from '#platform/web/ui/local-days.ts';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { RowIcon } from '#platform/web/ui/row-icon.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import type { PaymentMethod } from '../contract.ts';
import { methodsQuery } from './method-queries.ts';
import { methodWords } from './method-words.ts';
import classes from './methods-card.module.css';
import { texts } from './texts.ts';

const ICONS = { CHECK: IconFileText, ACH: IconBuildingBank, CC: IconCreditCard };

interface MethodsCardProps {
  accountId: number;
  /** Accounting users add and edit; the others look. */
  mayEdit: boolean;
  /** Opens the dialog of one, or of a new one. */
  onOpen: (id: number | undefined, isView: boolean) => void;
}

/** How an account is billed. */
export function MethodsCard({ accountId, mayEdit, onOpen }: MethodsCardProps) {
  const query = useQuery(methodsQuery(accountId));
  const { data, error } = query;
  const add = mayEdit && (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconPlus size={14} aria-hidden />}
      aria-label={texts.card.addAPaymentMethod}
      onClick={() => onOpen(undefined, false)}
    >
      {texts.card.add}
    </Button>
  );
  return (
    <TableCard title={texts.card.paymentMethods} action={add}>
      <RetryProblem query={query} />
      {!data && !error && <Waiting height={80} m={16} w="auto" />}
      {data?.length === 0 && (
        <Text c="dimmed" p={16}>
          {texts.card.noPaymentMethodsYet}
        </Text>
      )}
      <ul className={classes.list} aria-label={texts.card.paymentMethods}>
        {data?.map((method) => (
          <MethodItem key={method.id} {...{ method, mayEdit, onOpen }} />
        ))}
      </ul>
    </TableCard>
  );
}

interface MethodItemProps extends Pick<MethodsCardProps, 'mayEdit' | 'onOpen'> {
  method: PaymentMethod;
}

function MethodItem({ method, mayEdit, onOpen }: MethodItemProps) {
  const Icon = ICONS[method.payment_type];
  const name = methodWords(method);
  return (
    <li className={classes.item} data-over={!method.isActive || undefined}>
      <Icon size={16} aria-hidden />
      <div className={classes.words}>
        <div className={classes.name}>{name}</div>
        <div className={classes.note}>{standingWords(method)}</div>
      </div>
      <Standing method={method} />
      <RowIcon label={texts.card.viewMethod(name)} color="gray" onClick={() => onOpen(method.id, true)}>
        <IconEye size={15} aria-hidden />
      </RowIcon>
      {mayEdit && method.isActive && (
        <RowIcon label={texts.card.editMethod(name)} onClick={() => onOpen(method.id, false)}>
          <IconPencil size={15} aria-hidden />
        </RowIcon>
      )}
    </li>
  );
}

function standingWords({ office_amount, createdAt, lastDecline }: PaymentMethod): string {
  const [price, day] = [showMoney(office_amount), dayOf(createdAt)];
  if (!lastDecline) return texts.card.baseSince(price, day);
  return texts.card.baseSinceDeclined(price, day, dayOf(lastDecline.at), lastDecline.reason);
}

function Standing({ method: { isActive, setsPrice, lastDecline } }: { method: PaymentMethod }) {
  if (!isActive) return <StateBadge tone="closed">{texts.card.replaced}</StateBadge>;
  return (
    <span className={classes.badges}>
      {setsPrice && <StateBadge tone="done">{texts.card.setsThePrice}</StateBadge>}
      {lastDecline && <StateBadge tone="problem">{texts.card.declined}</StateBadge>}
      {!setsPrice && !lastDecline && texts.card.active}
    </span>
  );
}
