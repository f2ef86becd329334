import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import { NONE } from '../list-contract.ts';
import { statsQuery } from './lead-queries.ts';
import { LeadsFrame } from './leads-frame.tsx';
import { MonthsCard } from './months-card.tsx';
import { OutcomeTable } from './outcome-table.tsx';
import { StatFigures } from './stat-figures.tsx';

/** The leads of a year: when they came, what became of them, and who and what turned them into customers. */
export function StatsPage() {
  const { data, error } = useQuery(statsQuery);
  return (
    <LeadsFrame title="Lead stats" facts={['Leads received in the last twelve months']}>
      <ProblemAlert>{error?.message}</ProblemAlert>
      <Stack gap="md">
        <StatFigures months={data?.months} hasFailed={error !== null} />
        {!data && !error && <Waiting height={230} />}
        {data && (
          <>
            <MonthsCard months={data.months} />
            <OutcomeTable
              title="Conversion by source"
              what="Source"
              outcomes={data.sources.map((each) => ({
                ...each,
                key: each.name,
                name: each.name || 'No source',
                // Leads without a source have no list of their own.
                ...(each.name && { list: { source: each.name } }),
              }))}
            />
            <OutcomeTable
              title="Conversion by person"
              what="Person"
              outcomes={data.people.map(({ id, ...each }) => ({
                ...each,
                key: String(id),
                name: each.name || 'Nobody',
                list: { assignee: id ?? NONE },
              }))}
            />
          </>
        )}
      </Stack>
    </LeadsFrame>
  );
}
