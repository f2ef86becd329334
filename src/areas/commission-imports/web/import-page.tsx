import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { showPeriod } from '../period.ts';
import { DryRun } from './dry-run.tsx';
import { ImportActions } from './import-actions.tsx';
import { ImportProgress } from './import-progress.tsx';
import { importQuery, useIsImporting } from './import-queries.ts';
import { MapForm } from './map-form.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { StateBadge } from './state-badge.tsx';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/commissions/import/$id');

export function ImportPage() {
  const { id } = route.useParams();
  const { columns } = route.useSearch();
  const isWaiting = useIsImporting(id);
  const { data: view } = useSuspenseQuery(importQuery(id, isWaiting));
  const isImporting = view.state === 'read' && (isWaiting || view.importing !== null);
  const isMapping =
    view.state === 'mapping' || (columns === '1' && !isImporting && ['read', 'failed'].includes(view.state));
  return (
    <>
      <RecordHead
        title={view.filename}
        up={<WayUp to="/commissions/import">{texts.list.title}</WayUp>}
        badges={<StateBadge state={view.state} />}
        facts={[
          view.company.name,
          showPeriod(view.period),
          texts.counts.rows(view.rowCount),
          texts.statement.uploadedBy(view.creator, showMoment(view.created)),
          view.imported ? texts.statement.imported(showMoment(view.imported)) : '',
        ]}
        actions={<ImportActions view={view} isMapping={isMapping} isImporting={isImporting} />}
      />
      {view.state === 'failed' && <ProblemAlert>{view.failure}</ProblemAlert>}
      {view.state === 'reading' && <ReadingProgress view={view} />}
      {isImporting && <ImportProgress view={view} />}
      {isMapping && <MapForm view={view} />}
      {!isMapping && !isImporting && ['read', 'imported', 'takenBack'].includes(view.state) && (
        <DryRun view={view} />
      )}
    </>
  );
}
