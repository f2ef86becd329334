import { FileButton, Group, NativeSelect, Progress, Stack, Text } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { say } from '#platform/web/wording.ts';
import { KIND_WORDS, KINDS, type Kind } from '../fields.ts';
import { useUpload } from './bring-in-queries.ts';
import { texts } from './texts.ts';

const CHOICES = KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind] }));

/** Choosing a file sends it; the next screen asks for its columns or shows its dry run. */
export function UploadForm() {
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useUpload();
  const [kind, setKind] = useState<Kind>('customers');
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const reset = useRef<() => void>(null);

  async function send(file: File | null): Promise<void> {
    reset.current?.();
    if (!file || isPending) return;
    setProblem(undefined);
    try {
      const { id } = await mutateAsync({ kind, file, onProgress: setShare });
      await navigate({ to: '/admin/bring-in/$id', params: { id } });
    } catch (error) {
      setProblem(`${file.name}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      setShare(undefined);
    }
  }

  return (
    <Stack gap="sm">
      <NativeSelect
        label={texts.upload.kind}
        maw={360}
        data={CHOICES}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as Kind)}
      />
      <Group gap="sm">
        <FileButton
          accept=".csv,.xlsx"
          resetRef={reset}
          inputProps={{ 'aria-label': texts.upload.file }}
          onChange={(file) => void send(file)}
        >
          {({ onClick }) => (
            <ExplainedButton
              loading={isPending}
              leftSection={<IconFolderOpen size={15} aria-hidden />}
              onClick={onClick}
            >
              {texts.upload.browse}
            </ExplainedButton>
          )}
        </FileButton>
        <Text c="dimmed" fz="sm">
          {say(texts.upload.what)}
        </Text>
      </Group>
      {share !== undefined && (
        <Progress.Root size="lg">
          <Progress.Section value={Math.round(share * 100)} aria-label={texts.upload.progress} />
        </Progress.Root>
      )}
      <ProblemAlert>{problem}</ProblemAlert>
    </Stack>
  );
}
