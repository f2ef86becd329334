import { Text } from '@mantine/core';
import { IconShield, IconShieldX } from '@tabler/icons-react';
import { showDay } from '#platform/shared/dates.ts';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import type { OfficeDay } from '../contract.ts';
import { HOW_DIFFERENCES } from '../how.ts';
import chart from './difference-columns.module.css';
import classes from './eod.module.css';
import { signedWords } from './signed-money.tsx';
import { texts } from './texts.ts';

type Close = OfficeDay['closes'][number];

export function DifferencesCard({ closes }: { closes: readonly Close[] }) {
  const sum = closes.reduce((all, { difference }) => all + difference, 0);
  const broken = closes.filter((close) => close.broken.length > 0);
  return (
    <PageCard
      title={texts.differences.title}
      how={HOW_DIFFERENCES}
      note={closes.length > 0 && texts.differences.note(closes.length, signedWords(sum))}
      action={
        <Text span fz="sm" className={classes.hint} c={broken.length > 0 ? 'var(--cd-problem)' : 'dimmed'}>
          {broken.length > 0 ? <IconShieldX size={15} aria-hidden /> : <IconShield size={15} aria-hidden />}
          {sealWords(closes)}
        </Text>
      }
    >
      {broken.map(({ date, broken: problems }) => (
        <ProblemAlert key={date}>{`${showDay(date)}: ${problems.join(' ')}`}</ProblemAlert>
      ))}
      {closes.length === 0 ? (
        <Text c="dimmed" fz="sm">
          {texts.differences.none}
        </Text>
      ) : (
        <Columns closes={closes} />
      )}
    </PageCard>
  );
}

const HEIGHT = 44;

/** Up is too much, down too little; each has its figure in words. */
function Columns({ closes }: { closes: readonly Close[] }) {
  const most = Math.max(1, ...closes.map(({ difference }) => Math.abs(difference)));
  return (
    <ul className={chart.columns} aria-label={texts.differences.ofEachClose}>
      {closes.map(({ date, difference }) => (
        <li key={date} data-sign={Math.sign(difference)}>
          <span className={chart.columnBar} style={{ height: (HEIGHT * Math.abs(difference)) / most }} />
          <span className={chart.columnValue}>{difference === 0 ? '' : signedWords(difference)}</span>
          <span className={chart.columnDay}>{showDay(date).slice(0, 5)}</span>
        </li>
      ))}
    </ul>
  );
}

function sealWords(closes: readonly Close[]): string {
  const broken = closes.filter((close) => close.broken.length > 0);
  if (broken.length > 0) return texts.differences.sealBroken(daysOf(broken));
  const reopened = closes.filter(({ isReopened }) => isReopened);
  if (closes.length === 0) return texts.differences.noSeals;
  return reopened.length > 0
    ? texts.differences.intactButReopened(daysOf(reopened))
    : texts.differences.sealsIntact;
}

/** By their dates while these have room beside the title. */
function daysOf(closes: readonly Close[]): string {
  const days = closes.map(({ date }) => showDay(date).slice(0, 5));
  return days.length > 2 ? texts.differences.days(days.length) : days.join(', ');
}
