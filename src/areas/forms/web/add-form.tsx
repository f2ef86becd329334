import { FileButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import { useAddForm } from './form-queries.ts';
import { texts } from './texts.ts';

/** Choosing a PDF adds it; the next screen maps its fields. */
export function AddForm() {
  const navigate = useNavigate();
  const why = useWhyClosed('admin');
  const { mutateAsync, isPending } = useAddForm();
  const reset = useRef<() => void>(null);

  async function send(file: File | null): Promise<void> {
    reset.current?.();
    if (!file || isPending) return;
    const { id, name } = await mutateAsync(file);
    toastDone(texts.library.added(name));
    await navigate({ to: '/forms/$id/map', params: { id } });
  }

  return (
    <FileButton
      accept=".pdf"
      resetRef={reset}
      inputProps={{ 'aria-label': texts.library.pdfForm }}
      onChange={(file) => void send(file).catch(toastProblem)}
    >
      {({ onClick }) => (
        <ExplainedButton
          why={why}
          loading={isPending}
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={onClick}
        >
          {texts.library.add}
        </ExplainedButton>
      )}
    </FileButton>
  );
}
