import { Loader, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { statsQuery } from './lead-queries.ts';
import { monthWords } from './lead-words.ts';
import { LeadsFrame } from './leads-frame.tsx';
import { OutcomeCard } from './outcome-card.tsx';

/** The leads of a year: when they came, what became of them, and who and what turned them into customers. */
export function StatsPage() {
  const { data, error } = useQuery(statsQuery);
  return (
    <LeadsFrame title="Lead stats" facts={['Leads received in the last twelve months']}>
      <ProblemAlert>{error?.message}</ProblemAlert>
      {!data && !error && <Loader />}
      {data && (
        <Stack gap="md">
          <OutcomeCard
            title="By month"
            chart="Leads by month"
            what="Month"
            shows="leads"
            outcomes={data.months.map(({ month, ...rest }) => ({ ...rest, ...monthWords(month) }))}
          />
          <OutcomeCard
            title="Conversion by source"
            chart="Share of leads sold, by source"
            what="Source"
            shows="conversion"
            outcomes={data.sources.map((each) => ({ ...each, name: each.name || 'No source' }))}
          />
          <OutcomeCard
            title="Conversion by person"
            chart="Share of leads sold, by person"
            what="Person"
            shows="conversion"
            outcomes={data.people.map((each) => ({ ...each, name: each.name || 'Nobody' }))}
          />
        </Stack>
      )}
    </LeadsFrame>
  );
}
