import { SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { Contract } from '../../contract.ts';
import { showsTerms, waitsForChoice } from '../../rules/actions.ts';
import { ChooseOption } from './choose-option.tsx';
import { ScheduleBars } from './schedule-bars.tsx';
import classes from './schedule-card.module.css';
import { ScheduleTable } from './schedule-table.tsx';

/** Each payment with what of it is principal and interest, as bars or as a table. */
export function ScheduleCard({ contract }: { contract: Contract }) {
  const [view, setView] = useState('Bars');
  const why = whyNone(contract);
  const choice = (
    <SegmentedControl
      size="xs"
      aria-label="Show as"
      data={['Bars', 'Table']}
      value={view}
      onChange={setView}
    />
  );
  return (
    <PageCard title="Schedule" action={!why && choice} className={classes.card ?? ''}>
      {why && <Text c="dimmed">{why}</Text>}
      {waitsForChoice(contract) && <ChooseOption contract={contract} />}
      {!why && view === 'Bars' && <ScheduleBars contract={contract} />}
      {!why && view === 'Table' && <ScheduleTable contract={contract} />}
    </PageCard>
  );
}

/** Why there is nothing to draw. */
export function whyNone({ contractStatus, schedule, company }: Contract): string | undefined {
  if (contractStatus === 'Quoted')
    return showsTerms(contractStatus, company.premiumfinancesystem) && schedule.length > 0
      ? `Payments planned: ${schedule.length}. Their due dates are set when the contract is approved.`
      : 'The payments are set when the contract is approved.';
  if (contractStatus === 'Voided') return 'This contract is voided: no payment is due.';
  return schedule.length === 0 ? 'No payments are set yet.' : undefined;
}
