import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import { NONE } from '../list-contract.ts';
import { statsQuery } from './lead-queries.ts';
import { LeadsFrame } from './leads-frame.tsx';
import { MonthsCard } from './months-card.tsx';
import { OutcomeTable } from './outcome-table.tsx';
import { StatFigures } from './stat-figures.tsx';
import { texts } from './texts.ts';

/** The leads of a year: when they came, what became of them, and who and what turned them into customers. */
export function StatsPage() {
  const query = useQuery(statsQuery);
  const { data, error } = query;
  return (
    <LeadsFrame title={texts.stats.title} facts={[texts.stats.hint]}>
      <RetryProblem query={query} />
      <Stack gap="md">
        <StatFigures months={data?.months} hasFailed={error !== null} />
        {!data && !error && <Waiting height={230} />}
        {data && (
          <>
            <MonthsCard months={data.months} />
            <OutcomeTable
              title={texts.stats.bySource}
              what={texts.labels.source}
              outcomes={data.sources.map((each) => ({
                ...each,
                key: each.name,
                name: each.name || texts.stats.noSource,
                // Leads without a source have no list of their own.
                ...(each.name && { list: { source: each.name } }),
              }))}
            />
            <OutcomeTable
              title={texts.stats.byPerson}
              what={texts.stats.person}
              outcomes={data.people.map(({ id, ...each }) => ({
                ...each,
                key: String(id),
                name: each.name || texts.filters.nobody,
                list: { assignee: id ?? NONE },
              }))}
            />
          </>
        )}
      </Stack>
    </LeadsFrame>
  );
}
