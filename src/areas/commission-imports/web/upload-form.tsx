import { FileButton, Group, Progress, Select, Stack, Text } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { problemOfFile } from '#platform/shared/sheets/endings.ts';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import { companiesQuery, useUpload } from './import-queries.ts';
import classes from './imports.module.css';
import { texts } from './texts.ts';

/** Choosing or dropping a file sends it; the next screen asks for its columns or shows its dry run. */
export function UploadForm() {
  const navigate = useNavigate();
  const { data } = useQuery(companiesQuery);
  const { mutateAsync, isPending } = useUpload();
  const [company, setCompany] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const [sent, setSent] = useState<{ name: string; share: number }>();
  const [problem, setProblem] = useState<string>();
  const reset = useRef<() => void>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const carriers = (data?.results ?? []).filter(({ isCarrier }) => isCarrier);
  const why = company === null ? texts.upload.chooseCompanyFirst : undefined;

  /** Someone who is elsewhere by now is told there. */
  const tell = (words: string) => (isHere.current ? setProblem(words) : toastProblem(words));

  async function send(file: File | null | undefined): Promise<void> {
    reset.current?.();
    if (!file || company === null || isPending) return;
    const reason = problemOfFile(file);
    setProblem(reason && `${file.name}: ${reason}`);
    if (reason) return;
    setSent({ name: file.name, share: 0 });
    try {
      const onProgress = (share: number) => setSent({ name: file.name, share });
      const { id } = await mutateAsync({ company: Number(company), file, onProgress });
      if (isHere.current) await navigate({ to: '/commissions/import/$id', params: { id } });
      else toastDone(texts.upload.uploaded(file.name));
    } catch (error) {
      tell(`${file.name}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      setSent(undefined);
    }
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    if (why) setProblem(why);
    else void send(event.dataTransfer.files[0]);
  }

  return (
    <Stack gap="sm">
      <Select
        label={texts.labels.company}
        placeholder={texts.upload.chooseCompany}
        searchable
        allowDeselect={false}
        maw={360}
        data={namedChoices(carriers)}
        value={company}
        onChange={setCompany}
      />
      <fieldset
        aria-label={texts.upload.statement}
        className={classes.zone}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!why);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Group gap="sm">
          <FileButton
            accept=".csv,.xlsx"
            resetRef={reset}
            inputProps={{ 'aria-label': texts.upload.statementFile }}
            onChange={(file) => void send(file)}
          >
            {({ onClick }) => (
              <ExplainedButton
                why={why}
                loading={isPending}
                leftSection={<IconFolderOpen size={15} aria-hidden />}
                onClick={onClick}
              >
                {texts.upload.browse}
              </ExplainedButton>
            )}
          </FileButton>
          <Text c="dimmed" fz="sm">
            {texts.upload.orDrop}
          </Text>
        </Group>
        {sent && (
          <Stack gap={4} mt="sm">
            <Text fz="sm">
              {sent.share < 1 ? texts.upload.sending(sent.name) : texts.upload.lookingAt(sent.name)}
            </Text>
            <Progress.Root size="lg">
              <Progress.Section
                value={Math.round(sent.share * 100)}
                aria-label={texts.upload.progress(sent.name)}
              />
            </Progress.Root>
          </Stack>
        )}
      </fieldset>
      <ProblemAlert>{problem}</ProblemAlert>
    </Stack>
  );
}
