import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '#areas/session/web/public.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import type { Compared } from '../merge-contract.ts';
import { differingParts, proposedParts } from '../merge-rules.ts';
import { fieldsOf } from '../rules.ts';
import { fieldLabels, officeNames } from './customer-fields.ts';
import { officesQuery } from './customer-queries.ts';
import { MergePartsTable } from './merge-parts-table.tsx';
import { movesWords } from './merge-words.ts';
import { texts } from './texts.ts';
import { useMerge } from './use-merge.ts';

/** The two side by side: where they differ somebody chooses, and what moves is counted before it does. */
export function MergeForm({ compared }: { compared: Compared }) {
  const { kept, merged, moves } = compared;
  const { config } = useSession();
  const { data: offices } = useQuery(officesQuery);
  const navigate = useNavigate();
  const [taken, setTaken] = useState(() => proposedParts(fieldsOf(kept), fieldsOf(merged)));
  const [isAsking, setAsking] = useState(false);
  const { merge, problem, isSending } = useMerge(compared);
  const moving = movesWords(moves);
  const question = texts.merge.question(`${merged.name} (${merged.id})`, `${kept.name} (${kept.id})`, moving);

  return (
    <PageCard title={texts.merge.compare}>
      <Stack gap="md">
        <MergePartsTable
          compared={compared}
          parts={differingParts(fieldsOf(kept), fieldsOf(merged))}
          taken={taken}
          onChange={setTaken}
          words={{ labels: fieldLabels(config), offices: officeNames(offices?.results ?? []) }}
        />
        <Text fz="sm">{texts.merge.moves(merged.name, merged.id, moving)}</Text>
        <ProblemAlert>{problem}</ProblemAlert>
        <Group justify="flex-end" gap="xs">
          <LinkButton
            to="/customer/$id/merge"
            params={{ id: merged.id }}
            search={{ other: kept.id }}
            variant="default"
          >
            {texts.merge.keepInstead(merged.id)}
          </LinkButton>
          <Button variant="default" onClick={() => void navigate({ to: '.', search: {} })}>
            {texts.merge.chooseAnother}
          </Button>
          <Button onClick={() => setAsking(true)} loading={isSending}>
            {texts.merge.merge}
          </Button>
        </Group>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title={texts.merge.ask}
          confirm={texts.merge.merge}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void merge(taken);
          }}
        >
          {question}
        </ConfirmDialog>
      )}
    </PageCard>
  );
}
