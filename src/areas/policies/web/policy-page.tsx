import { Stack } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { CancelPolicyDialog } from './cancel-policy-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { PolicyCards } from './policy-cards.tsx';
import { PolicyHead } from './policy-head.tsx';
import { PolicyLog } from './policy-log.tsx';
import { policyQuery } from './policy-queries.ts';

const route = getRouteApi('/signed-in/policy/$id');

export function PolicyPage() {
  const { id } = route.useParams();
  const { open } = route.useSearch();
  const { data: policy } = useSuspenseQuery(policyQuery(id));
  const actions = route.useRouteContext({ select: ({ policyActions }) => policyActions });
  const step = route.useRouteContext({ select: ({ policyStep }) => policyStep });
  const navigate = useNavigate();
  const show = (next: 'cancel' | 'move' | undefined, isSaved = false) =>
    void navigate({
      to: '/policy/$id',
      params: { id },
      search: (all) => ({ ...all, open: next }),
      replace: next === undefined,
      ignoreBlocker: isSaved,
    });

  return (
    <>
      <PolicyHead
        policy={policy}
        actions={actions}
        step={step}
        onCancel={() => show('cancel')}
        onMove={() => show('move')}
      />
      <Stack gap="md">
        <PolicyCards policy={policy} />
        <PolicyLog policyId={id} />
      </Stack>
      {open === 'cancel' && (
        <CancelPolicyDialog
          policy={policy}
          onClose={() => show(undefined)}
          onCancelled={() => show(undefined, true)}
        />
      )}
      {open === 'move' && (
        <MoveDialog
          policyIds={[id]}
          param="open"
          onClose={() => show(undefined)}
          onMoved={() => show(undefined, true)}
        />
      )}
    </>
  );
}
