import { useForm } from '@mantine/form';
import { DialogButtons } from '#platform/web/forms/dialog-buttons.tsx';
import { FormDialog } from '#platform/web/forms/form-dialog.tsx';
import { SaveConflict } from '#platform/web/forms/save-conflict.tsx';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { useVersionedForm } from '#platform/web/forms/use-versioned-form.ts';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
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
  const guard = useDialogGuard(form.isDirty, 'video');
  const submit = useVersionedForm(form, {
    schema: trainingVideo,
    version: video?.version,
    valuesOf: videoValues,
    differences: videoDifferences,
    send: (version) => mutateAsync({ ...form.getValues(), version }),
    onSaved: () => {
      toastDone('Saved');
      onClose(true);
    },
    onTheirs: keep,
  });

  return (
    <FormDialog
      title={video ? 'Edit video' : 'Add video'}
      onClose={() => onClose()}
      submit={submit}
      guard={guard}
    >
      <VideoFields form={form} />
      <ProblemAlert>{submit.problem}</ProblemAlert>
      <DialogButtons submit={submit} onCancel={() => onClose()} />
      <SaveConflict submit={submit} />
    </FormDialog>
  );
}
