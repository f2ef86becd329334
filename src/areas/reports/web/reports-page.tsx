import { SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#areas/session/web/public.ts';
import { PageHead } from '#platform/web/ui/page-head.tsx';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import type { Report } from '../rules/report.ts';
import { openReports } from '../rules/reports.ts';
import { FavoriteStar } from './favorite-star.tsx';
import { reportsQuery, useMarkReport } from './report-queries.ts';
import classes from './reports.module.css';
import { texts } from './texts.ts';

/** The reports that the person may open, their favorites first. */
export function ReportsPage() {
  const session = useSession();
  const query = useQuery(reportsQuery);
  const { data } = query;
  const favorites = new Set(data?.results.filter(({ favorite }) => favorite === 1).map(({ name }) => name));
  const reports = openReports(session).toSorted(
    (a, b) => Number(favorites.has(b.name)) - Number(favorites.has(a.name)),
  );
  return (
    <>
      <PageHead title={texts.reports.title} facts={[texts.reports.about]} />
      <RetryProblem query={query} />
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
        {reports.map((report) => (
          <ReportCard key={report.name} report={report} isFavorite={favorites.has(report.name)} />
        ))}
      </SimpleGrid>
    </>
  );
}

function ReportCard({ report, isFavorite }: { report: Report; isFavorite: boolean }) {
  const { mutateAsync } = useMarkReport(report.name);
  return (
    <section aria-label={report.title} className={classes.card}>
      <div>
        <TextLink to="/reports/$report" params={{ report: report.name }} fw={550}>
          {report.title}
        </TextLink>
        <Text fz="sm" c="dimmed">
          {report.words}
        </Text>
      </div>
      <FavoriteStar
        of={report.title}
        isFavorite={isFavorite}
        onChange={(next) => void mutateAsync(next).catch(toastProblem)}
      />
    </section>
  );
}
