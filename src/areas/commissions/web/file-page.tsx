import { Paper, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazyPiece } from '#platform/web/connection/lazy-piece.ts';
import { whyLocked } from '../rules.ts';
import { AddFrame } from './add-frame.tsx';
import { AdjustedGuard } from './adjusted-guard.tsx';
import { Adjustments } from './adjustments.ts';
import { viewQuery } from './commission-queries.ts';
import { FileHead } from './file-head.tsx';
import { FileLines } from './file-lines.tsx';
import { FileTotals } from './file-totals.tsx';
import { GatheredNotice } from './gathered-notice.tsx';
import { partIn, searchOfPart } from './line-search.ts';
import classes from './lines.module.css';

// It has a list to choose from, which the lines need not wait for.
const AddCommission = lazyPiece(async () => ({
  default: (await import('./add-commission.tsx')).AddCommission,
}));

const route = getRouteApi('/signed-in/commissions/reconcile/$id');

export function FilePage() {
  const { id } = route.useParams();
  return <OneFile key={id} id={id} />;
}

function OneFile({ id }: { id: number }) {
  const { data: view } = useSuspenseQuery(viewQuery(id));
  const search = route.useSearch();
  const navigate = useNavigate();
  const { commissionSlots: slots } = route.useRouteContext();
  const [adjustments] = useState(() => new Adjustments());
  const { FileBar } = slots;
  const locked = whyLocked({ active: view.file.status === 0, posted: view.file.posted !== null });
  const isPendingTab = (search.status ?? 1) === 1 && !search.part;
  return (
    <>
      <AdjustedGuard isDirty={adjustments.isDirty} />
      <FileHead file={view.file} slots={slots} />
      <GatheredNotice fileId={id} />
      <Paper withBorder mb="sm">
        {FileBar && (
          <FileBar
            fileId={id}
            version={view.file.version}
            part={partIn(search)}
            onPart={(part) =>
              void navigate({
                to: '.',
                search: { ...search, ...searchOfPart(part, search), page: undefined },
                resetScroll: false,
              })
            }
          />
        )}
        <FileTotals view={view} />
      </Paper>
      <FileLines view={view} adjustments={adjustments} statementsLink={slots.statementsLink}>
        {isPendingTab && !locked && (
          <Suspense fallback={<AddFrame />}>
            <AddCommission fileId={id} />
          </Suspense>
        )}
        {locked && (
          <Text fz="sm" c="dimmed" mb={6} className={classes.locked}>
            {locked}
          </Text>
        )}
      </FileLines>
    </>
  );
}
