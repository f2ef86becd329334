import { Button, Group, Text } from '@mantine/core';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { CommissionFile } from '../contract.ts';
import { canMerge, whyNotDelete, whyNotPost } from '../rules.ts';
import { type FileQuestion, idsOf } from './file-questions.ts';
import { texts } from './texts.ts';

interface FilesBarProps {
  /** Those that are selected and on the screen. */
  files: readonly CommissionFile[];
  merging: { isOn: boolean; isPossible: boolean; from: readonly number[]; to: readonly number[] };
  canPost: boolean;
  onMerging: (isOn: boolean) => void;
  onAsk: (what: FileQuestion['what'], ids: number[]) => void;
}

const SELECT_FIRST = texts.files.selectFirst;

/** What can be done with several files at once. */
export function FilesBar({ files, merging, canPost, onMerging, onAsk }: FilesBarProps) {
  const whyOf = (why: (file: CommissionFile) => string | undefined) =>
    files.length === 0 ? SELECT_FIRST : files.map(why).find((each) => each !== undefined);
  const { isOn, isPossible, from, to } = merging;
  return (
    <Group gap="xs" px="md" py="sm">
      <ExplainedButton
        variant="default"
        size="xs"
        why={whyOf(({ details, posted }) => whyNotDelete({ ...details, posted: posted !== null }))}
        onClick={() => onAsk('delete', idsOf(files))}
      >
        {texts.files.deleteSelected}
      </ExplainedButton>
      {canPost && (
        <ExplainedButton
          variant="default"
          size="xs"
          why={whyOf(whyNotPost)}
          onClick={() => onAsk('post', idsOf(files))}
        >
          {texts.files.postSelected}
        </ExplainedButton>
      )}
      {isPossible && (
        <Button
          variant="default"
          size="xs"
          aria-pressed={isOn}
          data-tour="merging"
          onClick={() => onMerging(!isOn)}
        >
          {isOn ? texts.files.disableMerging : texts.files.enableMerging}
        </Button>
      )}
      {isOn && canMerge(from, to) && (
        <LinkButton size="xs" to="/commissions/merge" search={{ fromIds: [...from], toIds: [...to] }}>
          {texts.files.mergeSelected}
        </LinkButton>
      )}
      {isOn && !canMerge(from, to) && (
        <Text fz="sm" c="dimmed">
          {texts.files.whatToMerge}
        </Text>
      )}
      <Text fz="sm" c="dimmed" role="status">
        {files.length > 0 && texts.files.selected(files.length)}
      </Text>
    </Group>
  );
}
