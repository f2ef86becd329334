import { Group, Text } from '@mantine/core';
import { IconMicrophone, IconPlayerStopFilled } from '@tabler/icons-react';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { LONGEST_SECONDS } from '../contract.ts';
import { hearsSpeech } from './speech.ts';
import type { Dictation } from './use-dictation.ts';

const NOT_HEARD =
  'This browser has no speech recognition. Use Chrome, Edge or Safari to dictate, or type the text.';

/** Starts and stops a dictation; only for those whose agency has the add-on. */
export function DictationButton({ dictation }: { dictation: Dictation }) {
  const whyClosed = useWhyClosed('dictation');
  const { state, problem, start, stop } = dictation;
  const isRecording = state === 'recording';
  if (whyClosed) return null;
  return (
    <Group gap="xs">
      <ExplainedButton
        size="compact-sm"
        variant="default"
        why={hearsSpeech() ? undefined : NOT_HEARD}
        loading={state === 'starting'}
        leftSection={
          isRecording ? (
            <IconPlayerStopFilled size={14} aria-hidden color="var(--cd-problem)" />
          ) : (
            <IconMicrophone size={15} aria-hidden />
          )
        }
        onClick={isRecording ? stop : start}
      >
        {isRecording ? 'Stop dictation' : 'Dictate'}
      </ExplainedButton>
      <Text fz="xs" c="dimmed" role="status">
        {isRecording ? `Listening for up to ${LONGEST_SECONDS} seconds.` : problem}
      </Text>
    </Group>
  );
}
