import { SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { Contract } from '../../contract.ts';
import { HOW_SCHEDULE } from '../../how.ts';
import { showsTerms, waitsForChoice } from '../../rules/actions.ts';
import { viewTexts } from '../texts/view.ts';
import { ChooseOption } from './choose-option.tsx';
import { ScheduleBars } from './schedule-bars.tsx';
import classes from './schedule-card.module.css';
import { ScheduleTable } from './schedule-table.tsx';

/** Each payment with what of it is principal and interest, as bars or as a table. */
export function ScheduleCard({ contract }: { contract: Contract }) {
  const [view, setView] = useState('bars');
  const why = whyNone(contract);
  const choice = (
    <SegmentedControl
      size="xs"
      aria-label={viewTexts.schedule.showAs}
      data={[
        { value: 'bars', label: viewTexts.schedule.bars },
        { value: 'table', label: viewTexts.schedule.table },
      ]}
      value={view}
      onChange={setView}
    />
  );
  return (
    <PageCard
      title={viewTexts.schedule.title}
      how={why ? undefined : HOW_SCHEDULE}
      action={!why && choice}
      className={classes.card ?? ''}
    >
      {why && <Text c="dimmed">{why}</Text>}
      {waitsForChoice(contract) && <ChooseOption contract={contract} />}
      {!why && view === 'bars' && <ScheduleBars contract={contract} />}
      {!why && view === 'table' && <ScheduleTable contract={contract} />}
    </PageCard>
  );
}

/** Why there is nothing to draw. */
export function whyNone({ contractStatus, schedule, company }: Contract): string | undefined {
  if (contractStatus === 'Quoted')
    return showsTerms(contractStatus, company.premiumfinancesystem) && schedule.length > 0
      ? viewTexts.schedule.planned(schedule.length)
      : viewTexts.schedule.setWhenApproved;
  if (contractStatus === 'Voided') return viewTexts.schedule.voided;
  return schedule.length === 0 ? viewTexts.schedule.none : undefined;
}
