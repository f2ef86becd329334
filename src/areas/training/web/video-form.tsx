import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { useVersionedSave } from '#platform/web/forms/use-versioned-save.ts';
import { ConflictDialog } from '#platform/web/ui/conflict-dialog.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { type TrainingVideo, trainingVideo } from '../contract.ts';
import { useKeepVideo, useSaveVideo } from './training-queries.ts';
import type { OnClose } from './upkeep-search.ts';
import { VideoFields } from './video-fields.tsx';
import { type VideoValues, videoDifferences, videoErrors, videoValues } from './video-values.ts';

interface VideoFormProps {
  /** Absent when one is added. */
  video?: TrainingVideo;
  onClose: OnClose;
}

export function VideoForm({ video, onClose }: VideoFormProps) {
  const keep = useKeepVideo();
  const { mutateAsync } = useSaveVideo(video?.id ?? 0);
  const form = useForm<VideoValues>({
    name: 'training-video',
    initialValues: videoValues(video),
    validate: videoErrors,
  });
  const { isAsking, question } = useDialogGuard(form.isDirty, 'video');
  const { save, conflict, takeTheirs, dismiss } = useVersionedSave({
    schema: trainingVideo,
    version: video?.version,
    send: (version) => mutateAsync({ ...form.getValues(), version }),
    onSaved: () => {
      toastDone('Saved');
      onClose(true);
    },
    onTheirs: (theirs) => {
      const values = videoValues(theirs);
      form.setInitialValues(values);
      form.setValues(values);
      form.resetDirty(values);
      void keep(theirs);
    },
  });
  const { onSubmit, sending, problem } = useSubmit(form, save);
  const isBusy = sending || isAsking || conflict !== undefined;

  return (
    <Dialog title={video ? 'Edit video' : 'Add video'} {...(!isBusy && { onClose: () => onClose() })}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <VideoFields form={form} />
          <ProblemAlert>{problem}</ProblemAlert>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => onClose()} disabled={sending}>
              Cancel
            </Button>
            <Button type="submit" loading={sending && !conflict}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
      {question}
      {conflict && (
        <ConflictDialog
          changedBy={conflict.changedBy}
          differences={videoDifferences(conflict.current, form.values)}
          saving={sending}
          onTheirs={takeTheirs}
          onMine={() => onSubmit()}
          onClose={dismiss}
        />
      )}
    </Dialog>
  );
}
