import { Button, Text } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showMoney } from '#platform/shared/money.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { RowIcon } from '#platform/web/ui/row-icon.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import type { AccountAddOn } from '../contract.ts';
import { HOW_MONTH } from '../how.ts';
import { BILL_TYPE_WORDS, showCost } from '../rules.ts';
import { accountAddOnsQuery, useDeleteAccountAddOn } from './add-on-queries.ts';
import classes from './add-ons-card.module.css';
import { texts } from './texts.ts';

interface AddOnsCardProps {
  accountId: number;
  /** Accounting users edit and delete; everybody in the back office applies. */
  mayEdit: boolean;
  onOpen: (id: number | undefined) => void;
  /** What they come to in a month; absent where nobody may see it. */
  month?: AddOnMonth | undefined;
}

export interface AddOnMonth {
  /** November 2026 */
  name: string;
  /** By the name of the add-on. */
  lines: readonly { name: string; quantity: number; isPercent: boolean; amount: number }[];
}

/** The add-ons of an account, as cards. */
export function AddOnsCard({ accountId, mayEdit, onOpen, month }: AddOnsCardProps) {
  const query = useQuery(accountAddOnsQuery(accountId));
  const { data, error } = query;
  const { mutateAsync } = useDeleteAccountAddOn(accountId);
  const [asked, setAsked] = useState<AccountAddOn>();

  function remove({ id, name }: AccountAddOn): void {
    setAsked(undefined);
    mutateAsync(id)
      .then(() => toastDone(texts.card.isDeleted(name)))
      .catch(toastProblem);
  }

  const hasSum = data !== undefined && data.length > 0 && month !== undefined;
  const apply = (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconPlus size={14} aria-hidden />}
      onClick={() => onOpen(undefined)}
    >
      {texts.card.applyAddOn}
    </Button>
  );
  return (
    <TableCard
      title={texts.card.addOns}
      note={hasSum ? monthNote(month) : data && String(data.length)}
      how={hasSum ? HOW_MONTH : undefined}
      action={apply}
    >
      <RetryProblem query={query} />
      {!data && !error && <Waiting height={80} m={16} w="auto" />}
      {data?.length === 0 && (
        <Text c="dimmed" p={16}>
          {texts.card.noAddOnsYet}
        </Text>
      )}
      {data && data.length > 0 && (
        <ul className={classes.cards} aria-label={texts.card.addOns}>
          {data.map((addOn) => (
            <li key={addOn.id} className={classes.card}>
              <AddOnFacts addOn={addOn} />
              <div className={classes.foot}>
                {addOn.isIncluded ? (
                  <StateBadge tone="closed">{texts.card.included}</StateBadge>
                ) : (
                  <span className={classes.note}>{month && monthWords(month, addOn)}</span>
                )}
                {mayEdit && (
                  <span className={classes.icons}>
                    <RowIcon label={texts.card.editOne(addOn.name)} onClick={() => onOpen(addOn.id)}>
                      <IconPencil size={15} aria-hidden />
                    </RowIcon>
                    <RowIcon label={texts.card.deleteOne(addOn.name)} onClick={() => setAsked(addOn)}>
                      <IconTrash size={15} aria-hidden />
                    </RowIcon>
                  </span>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <ConfirmDialog
          title={texts.card.confirmation}
          confirm={texts.card.delete}
          isDangerous
          onCancel={() => setAsked(undefined)}
          onConfirm={() => remove(asked)}
        >
          {texts.card.sureToDelete}
        </ConfirmDialog>
      )}
    </TableCard>
  );
}

function AddOnFacts({ addOn }: { addOn: AccountAddOn }) {
  const { name, bill_type, cost, cost_type, clientPrice } = addOn;
  return (
    <>
      <div>
        <div className={classes.name}>{name}</div>
        <div className={classes.note}>{BILL_TYPE_WORDS[bill_type]}</div>
      </div>
      <dl className={classes.prices}>
        <dt>{texts.labels.basePrice}</dt>
        <dd>{showCost(cost, cost_type)}</dd>
        <dt>{texts.labels.clientPrice}</dt>
        <dd className={classes.client}>{showCost(clientPrice, cost_type)}</dd>
      </dl>
    </>
  );
}

/** $396.42 in November 2026 */
function monthNote({ name, lines }: AddOnMonth): string {
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  return texts.card.monthSum(showMoney(sum), name);
}

/** × 6 = $90.00; of a percent only what it comes to. */
function monthWords({ lines }: AddOnMonth, addOn: AccountAddOn): string {
  const line = lines.find(({ name }) => name === addOn.name);
  if (!line) return '';
  const amount = showMoney(line.amount);
  if (line.isPercent) return texts.card.monthAmount(amount);
  return texts.card.monthAmountOf(line.quantity.toLocaleString('en-US'), amount);
}
