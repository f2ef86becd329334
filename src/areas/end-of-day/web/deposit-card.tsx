import { Button, Checkbox, Text, Textarea } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { showMoney } from '#platform/shared/money.ts';
import { Explained } from '#platform/web/ui/explained.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { type OfficeDay, REASON_MAX } from '../contract.ts';
import { HOW_DEPOSIT } from '../how.ts';
import classes from './eod.module.css';
import { slipAddress } from './eod-queries.ts';
import { signedWords } from './signed-money.tsx';
import { texts } from './texts.ts';
import type { Count } from './use-count.ts';

interface DepositCardProps {
  day: OfficeDay;
  count: Count;
  reason: string;
  onReason: (reason: string) => void;
}

export function DepositCard({ day, count, reason, onReason }: DepositCardProps) {
  const { checks, deposit, state } = day;
  const inHand = checks.filter(({ id }) => count.ticked.includes(id));
  const checked = inHand.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <PageCard
      title={texts.deposit.title}
      how={HOW_DEPOSIT}
      note={texts.deposit.note}
      action={
        deposit && (
          <Button
            component="a"
            href={slipAddress(day.office.id, day.date)}
            target="_blank"
            variant="default"
            size="compact-sm"
            leftSection={<IconPrinter size={14} aria-hidden />}
          >
            {texts.deposit.slip}
          </Button>
        )
      }
    >
      <div className={classes.part}>
        <span>{texts.deposit.checksInHand(inHand.length, checks.length)}</span>
        <span>{showMoney(checked)}</span>
      </div>
      {checks.map(({ id, checkNumber, employee, amount }) => (
        <div key={id} className={classes.check}>
          <Explained why={state === 'closed' ? texts.deposit.dayIsClosed : undefined}>
            <Checkbox
              size="xs"
              label={`${checkNumber} ${employee.name}`}
              checked={count.ticked.includes(id)}
              disabled={state === 'closed' || count.isSaving}
              onChange={(event) => count.tick(id, event.currentTarget.checked)}
            />
          </Explained>
          <span className={classes.amount}>{showMoney(amount)}</span>
        </div>
      ))}
      <div className={classes.countFoot}>
        <div className={classes.figure}>
          <span>{texts.deposit.cashCounted}</span>
          <span>{showMoney(count.cash)}</span>
        </div>
        <div className={classes.figure} data-strong>
          <span>{texts.deposit.title}</span>
          <span>{showMoney(count.cash + checked)}</span>
        </div>
        {deposit && (
          <div className={classes.figure}>
            <Text span c="dimmed" fz="inherit">
              {texts.deposit.expected}
            </Text>
            <Text span c="dimmed" fz="inherit">
              {showMoney(deposit.expected)}
            </Text>
          </div>
        )}
      </div>
      {deposit && deposit.difference !== 0 && (
        <Reason day={day} difference={deposit.difference} reason={reason} onReason={onReason} />
      )}
    </PageCard>
  );
}

interface ReasonProps {
  day: OfficeDay;
  difference: number;
  reason: string;
  onReason: (reason: string) => void;
}

function Reason({ day, difference, reason, onReason }: ReasonProps) {
  const label = texts.deposit.reasonFor(signedWords(difference));
  if (day.state === 'closed')
    return (
      <Text fz="sm">
        <b>{label}</b>: {day.close?.reason}
      </Text>
    );
  return (
    <>
      <Textarea
        label={label}
        autosize
        minRows={2}
        maxLength={REASON_MAX}
        value={reason}
        onChange={(event) => onReason(event.currentTarget.value)}
      />
      <Text fz="xs" c="dimmed">
        {texts.deposit.charactersRemaining(REASON_MAX - reason.length, REASON_MAX)}
      </Text>
    </>
  );
}
