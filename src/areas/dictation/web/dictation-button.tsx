import { Group, Text } from '@mantine/core';
import { IconMicrophone, IconPlayerStopFilled } from '@tabler/icons-react';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { LONGEST_SECONDS } from '../contract.ts';
import { hearsSpeech } from './speech.ts';
import { texts } from './texts.ts';
import type { Dictation } from './use-dictation.ts';

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
        why={hearsSpeech() ? undefined : texts.button.whyNot}
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
        {isRecording ? texts.button.stop : texts.button.dictate}
      </ExplainedButton>
      <Text fz="xs" c="dimmed" role="status">
        {isRecording ? texts.button.listening(LONGEST_SECONDS) : problem}
      </Text>
    </Group>
  );
}
