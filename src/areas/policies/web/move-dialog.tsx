import { Box, Checkbox, Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CUSTOMER_FINDER } from '#areas/customers/web/public.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { RecordNumberInput } from '#platform/web/inputs/record-number-input.tsx';
import { ErrorDialog } from '#platform/web/ui/error-dialog.tsx';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { VideoHelp } from '#platform/web/ui/video-help.tsx';
import { say } from '#platform/web/wording.ts';
import { INVALID_CUSTOMER, type MovablePolicy } from '../move-contract.ts';
import { CurrentCustomer } from './current-customer.tsx';
import { movableQuery, targetQuery } from './move-queries.ts';
import { MovedTable } from './moved-table.tsx';
import { TargetCustomer } from './target-customer.tsx';
import { texts } from './texts.ts';
import { useMove } from './use-move.ts';

/** How policies are re-assigned, at Vimeo. */
const HELP_VIDEO = '76979871';

interface MoveDialogProps {
  policyIds: readonly number[];
  /** The search parameter that keeps the dialog open. */
  param: string;
  onClose: () => void;
  onMoved: () => void;
}

export function MoveDialog({ policyIds, param, onClose, onMoved }: MoveDialogProps) {
  const [isWhole, setWhole] = useState(true);
  const [isInvalid, setInvalid] = useState(false);
  const asked = useQuery(movableQuery(policyIds));
  const otherTerms = asked.data?.otherTerms ?? [];
  const moving = useQuery({
    ...movableQuery(isWhole ? [...policyIds, ...otherTerms] : policyIds),
    enabled: asked.isSuccess,
    placeholderData: keepPreviousData,
  });
  const policies = moving.data?.results;
  const queryClient = useQueryClient();
  const move = useMove();
  const form = useForm<{ customerId: number | null }>({
    name: 'move-policies',
    initialValues: { customerId: null },
  });
  const guard = useDialogGuard(form.isDirty, param);
  const submit = useSubmit(form, async ({ customerId }) => {
    // Someone who presses Enter right away need not wait for the live lookup.
    const target = customerId !== null && (await queryClient.fetchQuery(targetQuery(customerId)));
    if (!target || !policies || moving.isPlaceholderData) return setInvalid(!target);
    await move({ policyId: ids(policies), versions: policies.map(({ version }) => version), customerId });
    onMoved();
  });

  return (
    <SubmitDialog
      title={texts.move.title}
      width={760}
      hasCross={!isInvalid}
      onClose={onClose}
      submit={submit}
      guard={guard}
      problem={listed(asked.error ?? moving.error)}
      button={{
        children: texts.move.proceed,
        why: policies && !moving.isPlaceholderData ? undefined : texts.move.stillLoading,
      }}
    >
      <Group justify="space-between" align="start" wrap="nowrap">
        <Box flex={1}>
          <CurrentCustomer customer={policies?.[0]?.customer} />
        </Box>
        <VideoHelp kind={1} code={HELP_VIDEO} title={texts.move.videoTitle} />
      </Group>
      <MovedTable policies={policies} isStale={moving.isPlaceholderData} />
      {otherTerms.length > 0 && (
        <Checkbox
          label={texts.move.otherTerms(otherTerms.length)}
          description={say(texts.move.termsStayBehind)}
          checked={isWhole}
          onChange={(event) => setWhole(event.currentTarget.checked)}
        />
      )}
      <RecordNumberInput
        finder={CUSTOMER_FINDER}
        label={say(texts.move.enterCustomerId)}
        most={15}
        maw={320}
        data-autofocus
        {...form.getInputProps('customerId')}
      />
      <TargetCustomer customerId={form.values.customerId} />
      {isInvalid && (
        <ErrorDialog
          title={texts.move.error}
          messages={[say(INVALID_CUSTOMER)]}
          onClose={() => setInvalid(false)}
        />
      )}
    </SubmitDialog>
  );
}

const ids = (policies: readonly MovablePolicy[]) => policies.map(({ id }) => id);

function listed(error: Error | null): string | undefined {
  if (!error) return undefined;
  return error instanceof CallError && error.list.length > 0 ? error.list.join(' ') : error.message;
}
