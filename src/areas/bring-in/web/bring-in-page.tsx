import { Stack } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { WorkProgress, type WorkProgressProps } from '#platform/web/ui/work-progress.tsx';
import type { BringInView } from '../contract.ts';
import { KIND_WORDS } from '../fields.ts';
import { hasStopped, isAtWork } from '../rules.ts';
import { BringInActions } from './bring-in-actions.tsx';
import { bringInQuery } from './bring-in-queries.ts';
import { BringInRows } from './bring-in-rows.tsx';
import { MapForm } from './map-form.tsx';
import { StateBadge } from './state-badge.tsx';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/admin/bring-in/$id');

type Work = Pick<WorkProgressProps, 'label' | 'says' | 'last'>;

const WORK: Partial<Record<BringInView['state'], Work>> = texts.work;

export function BringInPage() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const { data: view } = useSuspenseQuery(bringInQuery(id));
  const isStopped = hasStopped(view);
  const mayChange = ['read', 'failed'].includes(view.state) || (view.state === 'reading' && isStopped);
  const isMapping = view.state === 'mapping' || (search.columns === '1' && mayChange);
  const work = isStopped ? undefined : WORK[view.state];
  return (
    <>
      <RecordHead
        title={view.filename}
        up={<WayUp to="/admin/bring-in">{texts.list.title}</WayUp>}
        badges={<StateBadge state={view.state} />}
        facts={[
          KIND_WORDS[view.kind],
          view.sheet,
          texts.file.rows(view.rowCount),
          texts.file.by(view.person),
        ]}
        actions={<BringInActions view={view} />}
      />
      <Stack gap="sm">
        <ProblemAlert>{view.failure}</ProblemAlert>
        {work && <WorkProgress {...work} done={view.rowsDone} of={view.rowCount} hint={texts.mayLeave} />}
        {isMapping && <MapForm view={view} />}
        {!isMapping && !isAtWork(view.state) && view.outcomes.length > 0 && <BringInRows view={view} />}
      </Stack>
    </>
  );
}
